import { type Course, slotsOf } from '../care/course'
import type { VetLimit } from '../health/vetLimits'
import { type Weighed, weightWatches } from '../health/weightWatches'
import { addDays, clockTime, dayIn, daysBetween, instantAt } from '../time'
import { isQuiet, type ReminderChoice } from './choice'

// What is to be said now (product/reminders 2): by the choice, what was noted and the clock alone, so that it is judged
// again, by the same rules, just before it is sent.

export const reminderKinds = ['questions', 'doses', 'doses_again', 'weighing', 'pause'] as const
export type ReminderKind = (typeof reminderKinds)[number]

export interface Reminder {
  kind: ReminderKind
  /** what it is about: there is one reminder for each */
  thing: string
  /** when it was to be said */
  at: Date
}

/** What is known of the cat, of the last days. */
export interface Followed {
  /** the day on which the person last chose */
  chosenOn: string
  entryDays: readonly string[]
  courses: readonly Pick<Course, 'steps' | 'doses'>[]
  weighings: readonly Weighed[]
  /** numbers of the vet's that the owner accepted */
  limits: readonly VetLimit[]
}

interface Moment {
  now: Date
  /** the person's */
  timeZone: string
}

const MINUTE_MS = 60_000
/** Said later than this, it would be noise. */
export const LATE_MS = 60 * MINUTE_MS
/** Days without anything noted, after which one kind line stands alone. */
export const PATIENCE_DAYS = 3
/** Days before today of which `Followed` is asked. */
export const FOLLOWED_DAYS = PATIENCE_DAYS + 2
const WEIGHING_AT = '10:00'
const WEIGHING_DAYS = 7

/** What is to be said at this moment. */
export function dueReminders(choice: ReminderChoice, followed: Followed, moment: Moment): Reminder[] {
  const { now, timeZone } = moment
  if (isQuiet(choice, clockTime(now, timeZone))) return []
  const today = dayIn(now, timeZone)
  // Before midnight means after it, for an hour.
  return [addDays(today, -1), today]
    .flatMap((day) => remindersOf(choice, followed, { day, timeZone }))
    .filter(({ at }) => at <= now && now.getTime() - at.getTime() <= LATE_MS)
}

/** When `dueReminders` may next say something else, as far as is known now. */
export function nextLook(choice: ReminderChoice, followed: Followed, { now, timeZone }: Moment): Date {
  const today = dayIn(now, timeZone)
  const ahead = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) => [
    instantAt(day, choice.quietUntil, timeZone),
    ...remindersOf(choice, followed, { day, timeZone }).map(({ at }) => at),
  ])
  return new Date(Math.min(...ahead.map((at) => at.getTime()).filter((at) => at > now.getTime())))
}

/** For a calendar: what is planned from today on, as far as is known, each thing once and nothing twice; silence is not. */
export function plannedReminders(choice: ReminderChoice, followed: Followed, { today, timeZone, days }: { today: string; timeZone: string; days: number }): Reminder[] {
  const all = Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((day) => remindersOf({ ...choice, dosesAgain: null }, { ...followed, chosenOn: day }, { day, timeZone }))
  return onePerThing(all)
}

/** A day's, whatever the hour. */
function remindersOf(choice: ReminderChoice, followed: Followed, on: { day: string; timeZone: string }): Reminder[] {
  const all = [...questionsOf(choice, followed, on), ...dosesOf(choice, followed, on), ...weighingOf(choice, followed, on)]
  // A pause is one, whatever would have been said.
  return onePerThing(all)
}

const onePerThing = (all: readonly Reminder[]): Reminder[] => all.filter(({ thing }, index) => all.findIndex((other) => other.thing === thing) === index)

type Of = (choice: ReminderChoice, followed: Followed, on: { day: string; timeZone: string }) => Reminder[]

const questionsOf: Of = ({ questionsAt }, { entryDays, chosenOn }, { day, timeZone }) => {
  if (questionsAt === null || entryDays.includes(day)) return []
  return orPause({ kind: 'questions', thing: `questions ${day}`, at: instantAt(day, questionsAt, timeZone) }, [chosenOn, ...entryDays], day)
}

/** Of one time one, however many treatments it has. */
const dosesOf: Of = ({ doses, dosesAgain }, followed, { day, timeZone }) => {
  if (!doses) return []
  const open = followed.courses.flatMap((course) => slotsOf(course, day)).filter((slot) => slot.doses.length === 0)
  return [...new Set(open.map(({ time }) => time))].toSorted().flatMap((time) => {
    const at = instantAt(day, time, timeZone)
    const first: Reminder = { kind: 'doses', thing: `doses ${day} ${time}`, at }
    const again: Reminder[] = dosesAgain === null ? [] : [{ kind: 'doses_again', thing: `doses_again ${day} ${time}`, at: new Date(at.getTime() + dosesAgain * MINUTE_MS) }]
    return [first, ...again].flatMap((one) => orPause(one, signsOfLife(followed), day))
  })
}

const weighingOf: Of = ({ weighing }, followed, { day, timeZone }) => {
  const isDue = (on: string) => weightWatches(followed.weighings, on, followed.limits).some(({ rule }) => rule === 'weighing-due')
  if (!weighing || !isDue(day) || isDue(addDays(day, -WEIGHING_DAYS))) return []
  const newest = followed.weighings.map((one) => one.day).toSorted().at(-1)
  const reminder: Reminder = { kind: 'weighing', thing: `weighing ${newest}`, at: instantAt(day, WEIGHING_AT, timeZone) }
  return orPause(reminder, signsOfLife(followed), day).filter(({ kind }) => kind === 'weighing')
}

const signsOfLife = ({ chosenOn, entryDays, courses, weighings }: Followed): string[] => [
  chosenOn,
  ...entryDays,
  ...courses.flatMap(({ doses }) => doses.map(({ day }) => day)),
  ...weighings.map(({ day }) => day),
]

/** No streaks, no blame: after three days without a sign one kind line in its place, then silence. */
function orPause(reminder: Reminder, signs: readonly string[], day: string): Reminder[] {
  const last = signs.filter((one) => one <= day).toSorted().at(-1) ?? day
  const silentDays = daysBetween(last, day) - 1
  if (silentDays < PATIENCE_DAYS) return [reminder]
  return silentDays === PATIENCE_DAYS ? [{ kind: 'pause', thing: `pause ${last}`, at: reminder.at }] : []
}

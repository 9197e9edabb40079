import { type Course, slotsOf } from '../care/course'
import { limitOf, type VetLimit } from '../health/vetLimits'
import { type Weighed, weightWatches } from '../health/weightWatches'
import { addDays, clockTime, dayIn, daysBetween, instantAt } from '../time'
import { isQuiet, type ReminderChoice } from './choice'

// What is to be said now (product/reminders 2): by the choice, what was noted and the clock alone, so that it is judged
// again, by the same rules, just before it is sent.

export const reminderKinds = [
  'questions',
  'doses',
  'doses_again',
  'weighing',
  'check_week',
  'check_day',
  'pause',
] as const
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
  /** the day on which the person last chose, of the cat's calendar like all days here */
  chosenOn: string
  entryDays: readonly string[]
  courses: readonly Pick<Course, 'steps' | 'doses'>[]
  weighings: readonly Weighed[]
  /** numbers of the vet's that the owner accepted */
  limits: readonly VetLimit[]
}

/** Whose clock shows the times that were chosen, and whose calendar the cat's days and planned times are of: its owner's. */
export interface Zones {
  timeZone: string
  catTimeZone: string
}

interface Moment extends Zones {
  now: Date
}

const MINUTE_MS = 60_000
/** Said later than this, it would be noise. */
export const LATE_MS = 60 * MINUTE_MS
/** Days without anything noted, after which one kind line stands alone. */
export const PATIENCE_DAYS = 3
/** Days before today of which `Followed` is asked. */
export const FOLLOWED_DAYS = PATIENCE_DAYS + 3
/** Of what has no time of its own. */
const MORNING = '10:00'
const WEIGHING_DAYS = 7

const checksAhead = [
  ['check_week', 7],
  ['check_day', 1],
] as const

/** What is to be said at this moment. */
export function dueReminders(
  choice: ReminderChoice,
  followed: Followed,
  moment: Moment,
): Reminder[] {
  const { now, timeZone } = moment
  if (isQuiet(choice, clockTime(now, timeZone))) return []
  // Before midnight means after it, for an hour.
  return around(choice, followed, moment, [-1, 0]).filter(
    ({ at }) => at <= now && now.getTime() - at.getTime() <= LATE_MS,
  )
}

/** When `dueReminders` may next say something else, as far as is known now. */
export function nextLook(choice: ReminderChoice, followed: Followed, moment: Moment): Date {
  const { now, timeZone } = moment
  const days = [-1, 0, 1]
  const ahead = [
    ...days.map((day) =>
      instantAt(addDays(dayIn(now, timeZone), day), choice.quietUntil, timeZone),
    ),
    ...around(choice, followed, moment, days).map(({ at }) => at),
  ]
  return new Date(Math.min(...ahead.map((at) => at.getTime()).filter((at) => at > now.getTime())))
}

/** For a calendar: what is planned from today on, as far as is known, each thing once and nothing twice; silence is not. */
export function plannedReminders(
  choice: ReminderChoice,
  followed: Followed,
  { days, ...moment }: Moment & { days: number },
): Reminder[] {
  const ahead = Array.from({ length: days }, (_, day) => day)
  return onePerThing(
    ahead.flatMap((day) =>
      around(
        { ...choice, dosesAgain: null },
        { ...followed, chosenOn: addDays(dayIn(moment.now, moment.catTimeZone), day) },
        moment,
        [day],
      ),
    ),
  )
}

/** Of days from today, whatever the hour: the person's own for what is said by her clock, the cat's for what is planned. A pause is one, whatever would have been said. */
function around(
  choice: ReminderChoice,
  followed: Followed,
  { now, ...zones }: Moment,
  days: readonly number[],
): Reminder[] {
  const on = (today: string, of: Of) =>
    days.flatMap((day) => of(choice, followed, { ...zones, day: addDays(today, day) }))
  const [hers, its] = [dayIn(now, zones.timeZone), dayIn(now, zones.catTimeZone)]
  return onePerThing([
    ...on(hers, questionsOf),
    ...on(its, dosesOf),
    ...on(hers, weighingOf),
    ...on(hers, checkOf),
  ])
}

const onePerThing = (all: readonly Reminder[]): Reminder[] =>
  all.filter(({ thing }, index) => all.findIndex((other) => other.thing === thing) === index)

type Of = (choice: ReminderChoice, followed: Followed, on: Zones & { day: string }) => Reminder[]

const questionsOf: Of = (
  { questionsAt },
  { entryDays, chosenOn },
  { day, timeZone, catTimeZone },
) => {
  if (questionsAt === null) return []
  const at = instantAt(day, questionsAt, timeZone)
  const catDay = dayIn(at, catTimeZone)
  return entryDays.includes(catDay)
    ? []
    : orPause(
        { kind: 'questions', thing: `questions ${catDay}`, at },
        [chosenOn, ...entryDays],
        catDay,
      )
}

/** Of one time one, however many treatments it has. */
const dosesOf: Of = ({ doses, dosesAgain }, followed, { day, catTimeZone }) => {
  if (!doses) return []
  const open = followed.courses
    .flatMap((course) => slotsOf(course, day))
    .filter((slot) => slot.doses.length === 0)
  return [...new Set(open.map(({ time }) => time))].toSorted().flatMap((time) => {
    const at = instantAt(day, time, catTimeZone)
    const first: Reminder = { kind: 'doses', thing: `doses ${day} ${time}`, at }
    const again: Reminder[] =
      dosesAgain === null
        ? []
        : [
            {
              kind: 'doses_again',
              thing: `doses_again ${day} ${time}`,
              at: new Date(at.getTime() + dosesAgain * MINUTE_MS),
            },
          ]
    return [first, ...again].flatMap((one) => orPause(one, signsOfLife(followed), day))
  })
}

const weighingOf: Of = ({ weighing }, followed, { day: herDay, timeZone, catTimeZone }) => {
  const at = instantAt(herDay, MORNING, timeZone)
  const day = dayIn(at, catTimeZone)
  const isDue = (on: string) =>
    weightWatches(followed.weighings, on, followed.limits).some(
      ({ rule }) => rule === 'weighing-due',
    )
  if (!weighing || !isDue(day) || isDue(addDays(day, -WEIGHING_DAYS))) return []
  const newest = followed.weighings
    .map((one) => one.day)
    .toSorted()
    .at(-1)
  const reminder: Reminder = { kind: 'weighing', thing: `weighing ${newest}`, at }
  return orPause(reminder, signsOfLife(followed), day).filter(({ kind }) => kind === 'weighing')
}

/** The vet's day that the owner accepted. It is said whatever was noted lately: who let the notebook rest would miss it. */
const checkOf: Of = ({ nextCheck }, { limits }, { day, timeZone }) => {
  const check = limitOf(limits, 'check')
  if (!nextCheck || !check) return []
  return checksAhead.flatMap(([kind, ahead]) =>
    addDays(day, ahead) === check.value
      ? [{ kind, thing: `${kind} ${check.value}`, at: instantAt(day, MORNING, timeZone) }]
      : [],
  )
}

const signsOfLife = ({ chosenOn, entryDays, courses, weighings }: Followed): string[] => [
  chosenOn,
  ...entryDays,
  ...courses.flatMap(({ doses }) => doses.map(({ day }) => day)),
  ...weighings.map(({ day }) => day),
]

/** No streaks, no blame: after three days without a sign one kind line in its place, then silence. */
function orPause(reminder: Reminder, signs: readonly string[], day: string): Reminder[] {
  const last =
    signs
      .filter((one) => one <= day)
      .toSorted()
      .at(-1) ?? day
  const silentDays = daysBetween(last, day) - 1
  if (silentDays < PATIENCE_DAYS) return [reminder]
  return silentDays === PATIENCE_DAYS
    ? [{ kind: 'pause', thing: `pause ${last}`, at: reminder.at }]
    : []
}

import { addDays, clockTime, dayIn, daysBetween, instantAt } from '../base/time'
import { type Course, slotsOf } from '../care/course'
import { limitOf, type VetLimit } from '../health/rules/vetLimits'
import { type TimedWeighing, weightWatches } from '../health/watches/weightWatches'
import { isQuiet, type ReminderChoice } from './reminderChoice'

// Computes the reminders that are due (product/reminders 2) from the choice, the noted data and the
// clock alone. The same rules run again just before a reminder is sent.

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
  /** identifies the subject: there is one reminder for each */
  thing: string
  /** the planned time of the reminder */
  at: Date
}

/** The cat's data of the last days that the reminders read. */
export interface ReminderData {
  /** the calendar day of the cat, as all days in this type, on which the user last chose */
  chosenOn: string
  entryDays: readonly string[]
  courses: readonly Pick<Course, 'steps' | 'doses'>[]
  weighings: readonly TimedWeighing[]
  /** the vet's numbers that the owner accepted */
  limits: readonly VetLimit[]
}

/**
 * `timeZone` is the user's, for the chosen times. `catTimeZone` is the owner's, for the cat's days
 * and planned times.
 */
export interface Zones {
  timeZone: string
  catTimeZone: string
}

interface ReminderClock extends Zones {
  now: Date
}

const MINUTE_MS = 60_000
/** A reminder that is later than this is dropped. */
export const LATE_MS = 60 * MINUTE_MS
/** Days without a note, after which a single pause message replaces the reminders. */
export const PAUSE_AFTER_DAYS = 3
/** The days before today whose data `ReminderData` contains. */
export const REMINDER_DATA_DAYS = PAUSE_AFTER_DAYS + 3
/** The time of reminders that have no time of their own. */
const MORNING = '10:00'
const WEIGHING_DAYS = 7

const checksAhead = [
  ['check_week', 7],
  ['check_day', 1],
] as const

/** Returns the reminders that are due now. */
export function dueReminders(
  choice: ReminderChoice,
  followed: ReminderData,
  moment: ReminderClock,
): Reminder[] {
  const { now, timeZone } = moment
  if (isQuiet(choice, clockTime(now, timeZone))) return []
  // The day before is included: a reminder of 23:30 is due until 00:30.
  return remindersOfDays(choice, followed, moment, [-1, 0]).filter(
    ({ at }) => at <= now && now.getTime() - at.getTime() <= LATE_MS,
  )
}

/**
 * Returns the next time at which `dueReminders` may return something else, with the present data.
 */
export function nextReminderCheck(
  choice: ReminderChoice,
  followed: ReminderData,
  moment: ReminderClock,
): Date {
  const { now, timeZone } = moment
  const days = [-1, 0, 1]
  const ahead = [
    ...days.map((day) =>
      instantAt(addDays(dayIn(now, timeZone), day), choice.quietUntil, timeZone),
    ),
    ...remindersOfDays(choice, followed, moment, days).map(({ at }) => at),
  ]
  return new Date(Math.min(...ahead.map((at) => at.getTime()).filter((at) => at > now.getTime())))
}

/**
 * Returns the planned reminders for a calendar, from today on, each thing once. It leaves out second
 * reminders of doses, and no pause replaces a reminder.
 */
export function plannedReminders(
  choice: ReminderChoice,
  followed: ReminderData,
  { days, ...moment }: ReminderClock & { days: number },
): Reminder[] {
  const ahead = Array.from({ length: days }, (_, day) => day)
  return onePerThing(
    ahead.flatMap((day) =>
      remindersOfDays(
        { ...choice, dosesAgain: null },
        { ...followed, chosenOn: addDays(dayIn(moment.now, moment.catTimeZone), day) },
        moment,
        [day],
      ),
    ),
  )
}

/**
 * Returns reminders of days relative to today, whatever the hour. Times on the user's clock use the
 * user's days, planned doses the cat's. Several reminders that become a pause are one.
 */
function remindersOfDays(
  choice: ReminderChoice,
  followed: ReminderData,
  { now, ...zones }: ReminderClock,
  days: readonly number[],
): Reminder[] {
  const on = (today: string, of: DailyReminders) =>
    days.flatMap((day) => of(choice, followed, { ...zones, day: addDays(today, day) }))
  const [userToday, catToday] = [dayIn(now, zones.timeZone), dayIn(now, zones.catTimeZone)]
  return onePerThing([
    ...on(userToday, questionsOf),
    ...on(catToday, dosesOf),
    ...on(userToday, weighingOf),
    ...on(userToday, checkOf),
  ])
}

const onePerThing = (all: readonly Reminder[]): Reminder[] =>
  all.filter(({ thing }, index) => all.findIndex((other) => other.thing === thing) === index)

type DailyReminders = (
  choice: ReminderChoice,
  followed: ReminderData,
  on: Zones & { day: string },
) => Reminder[]

const questionsOf: DailyReminders = (
  { questionsAt },
  { entryDays, chosenOn },
  { day, timeZone, catTimeZone },
) => {
  if (questionsAt === null) return []
  const at = instantAt(day, questionsAt, timeZone)
  const catDay = dayIn(at, catTimeZone)
  return entryDays.includes(catDay)
    ? []
    : reminderOrPause(
        { kind: 'questions', thing: `questions ${catDay}`, at },
        [chosenOn, ...entryDays],
        catDay,
      )
}

/** Returns one reminder per planned time, whatever the number of treatments. */
const dosesOf: DailyReminders = ({ doses, dosesAgain }, followed, { day, catTimeZone }) => {
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
    return [first, ...again].flatMap((one) => reminderOrPause(one, notedDays(followed), day))
  })
}

const weighingOf: DailyReminders = (
  { weighing },
  followed,
  { day: userDay, timeZone, catTimeZone },
) => {
  const at = instantAt(userDay, MORNING, timeZone)
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
  return reminderOrPause(reminder, notedDays(followed), day).filter(
    ({ kind }) => kind === 'weighing',
  )
}

/**
 * Returns reminders of the vet's day that the owner accepted. A pause does not replace them: a user
 * who stopped noting would miss the check.
 */
const checkOf: DailyReminders = ({ nextCheck }, { limits }, { day, timeZone }) => {
  const check = limitOf(limits, 'check')
  if (!nextCheck || !check) return []
  return checksAhead.flatMap(([kind, ahead]) =>
    addDays(day, ahead) === check.value
      ? [{ kind, thing: `${kind} ${check.value}`, at: instantAt(day, MORNING, timeZone) }]
      : [],
  )
}

const notedDays = ({ chosenOn, entryDays, courses, weighings }: ReminderData): string[] => [
  chosenOn,
  ...entryDays,
  ...courses.flatMap(({ doses }) => doses.map(({ day }) => day)),
  ...weighings.map(({ day }) => day),
]

/**
 * Replaces a reminder by one pause message after three days without a note, and drops it after
 * that. Messages neither count streaks nor blame.
 */
function reminderOrPause(reminder: Reminder, signs: readonly string[], day: string): Reminder[] {
  const last =
    signs
      .filter((one) => one <= day)
      .toSorted()
      .at(-1) ?? day
  const silentDays = daysBetween(last, day) - 1
  if (silentDays < PAUSE_AFTER_DAYS) return [reminder]
  return silentDays === PAUSE_AFTER_DAYS
    ? [{ kind: 'pause', thing: `pause ${last}`, at: reminder.at }]
    : []
}

import { addDays, clockTime, dayIn, instantAt } from '../base/time'
import {
  checkReminders,
  type DailyReminders,
  doseReminders,
  firstDosesSubject,
  questionReminders,
  stockReminders,
  weighingReminders,
} from './dailyReminders'
import {
  REMINDER_MAX_DELAY_MS,
  type Reminder,
  type ReminderData,
  type ReminderTimeZones,
} from './reminder'
import { isQuiet, type ReminderChoice } from './reminderChoice'

// Computes the reminders that are due (product/reminders 2) from the choice, the noted data and the
// clock alone. The same rules run again just before a reminder is sent.

interface ReminderClock extends ReminderTimeZones {
  now: Date
}

export function dueReminders(
  choice: ReminderChoice,
  data: ReminderData,
  clock: ReminderClock,
): Reminder[] {
  const { now, timeZone } = clock
  if (isQuiet(choice, clockTime(now, timeZone))) return []
  // The day before is included: a reminder of 23:30 is due until 00:30.
  const due = remindersOfDays(choice, data, clock, [-1, 0]).filter(
    ({ at }) => at <= now && now.getTime() - at.getTime() <= REMINDER_MAX_DELAY_MS,
  )
  return [...onePerSubject(withoutReplaced(due))]
}

/** Leaves out a first reminder of doses whose second one is due: it was sent before, or is late. */
function withoutReplaced(due: readonly Reminder[]): Reminder[] {
  const replaced = new Set(
    due.flatMap(({ kind, subject }) => (kind === 'doses_again' ? firstDosesSubject(subject) : [])),
  )
  return due.filter(({ subject }) => !replaced.has(subject))
}

/**
 * Returns whether a raised reminder is still due. Its own time counts, which 'Dans 30 min' has
 * moved; a second reminder of doses is due whatever the choice of its minutes.
 */
export function isStillDue(
  choice: ReminderChoice,
  data: ReminderData,
  clock: ReminderClock,
  { kind, subject, at }: Reminder,
): boolean {
  const { now, timeZone } = clock
  if (isQuiet(choice, clockTime(now, timeZone))) return false
  if (at > now || now.getTime() - at.getTime() > REMINDER_MAX_DELAY_MS) return false
  const activeChoice = kind === 'doses_again' ? { ...choice, dosesAgain: 0 } : choice
  const passed = remindersOfDays(activeChoice, data, clock, [-1, 0]).filter((one) => one.at <= now)
  return withoutReplaced(passed).some((reminder) => reminder.subject === subject)
}

/**
 * Returns the next time at which `dueReminders` may return something else, with the present data.
 */
export function nextReminderCheck(
  choice: ReminderChoice,
  data: ReminderData,
  clock: ReminderClock,
): Date {
  const { now, timeZone } = clock
  const days = [-1, 0, 1]
  const moments = [
    ...days.map((day) =>
      instantAt(addDays(dayIn(now, timeZone), day), choice.quietUntil, timeZone),
    ),
    ...remindersOfDays(choice, data, clock, days).map(({ at }) => at),
  ]
  return new Date(Math.min(...moments.map((at) => at.getTime()).filter((at) => at > now.getTime())))
}

/**
 * Returns the planned reminders for a calendar, day by day, each subject once. It leaves out
 * second reminders of doses, and no pause replaces a reminder. Each day is computed when its first
 * reminder is read, so that a caller can pause in between.
 */
export const plannedReminders = (
  choice: ReminderChoice,
  data: ReminderData,
  clock: ReminderClock & { days: number },
): Iterable<Reminder> => onePerSubject(remindersByDay({ ...choice, dosesAgain: null }, data, clock))

function* remindersByDay(
  choice: ReminderChoice,
  data: ReminderData,
  { days, ...clock }: ReminderClock & { days: number },
): Iterable<Reminder> {
  const today = dayIn(clock.now, clock.catTimeZone)
  for (let day = 0; day < days; day += 1) {
    const ofDay = { ...data, chosenOn: addDays(today, day) }
    const reminders = remindersOfDays(choice, ofDay, clock, [day])
    yield* reminders.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  }
}

/**
 * Returns reminders of days relative to today, whatever the hour. Times on the user's clock use the
 * user's days, planned doses the cat's. A subject may occur on several days.
 */
function remindersOfDays(
  choice: ReminderChoice,
  data: ReminderData,
  { now, ...zones }: ReminderClock,
  days: readonly number[],
): Reminder[] {
  const remindersFrom = (today: string, daily: DailyReminders) =>
    days.flatMap((day) => daily(choice, data, { ...zones, day: addDays(today, day) }))
  const [userToday, catToday] = [dayIn(now, zones.timeZone), dayIn(now, zones.catTimeZone)]
  return [
    ...remindersFrom(userToday, questionReminders),
    ...remindersFrom(catToday, doseReminders),
    ...remindersFrom(userToday, weighingReminders),
    ...remindersFrom(userToday, checkReminders),
    ...remindersFrom(userToday, stockReminders),
  ]
}

/** Keeps the first reminder of each subject: several days may have the same pause. */
function* onePerSubject(all: Iterable<Reminder>): Iterable<Reminder> {
  const subjects = new Set<string>()
  for (const reminder of all) {
    if (subjects.has(reminder.subject)) continue
    subjects.add(reminder.subject)
    yield reminder
  }
}

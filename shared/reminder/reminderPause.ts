import { addDays } from '../base/time'
import { slotsOf } from '../care/course'
import { EVERY_DAYS_MAX } from '../care/plan'
import { PAUSE_AFTER_DAYS, type Reminder, type ReminderData } from './reminder'
import type { ReminderChoice } from './reminderChoice'

// A user who does not respond gets one message, then no reminders (product/reminders 2.4). Messages
// neither count streaks nor blame.

export interface ReminderPause {
  /** The newest day with an entry, a dose, a weighing, a changed treatment or a saved choice. */
  lastNote: string
  /** The day of the message; `null` if the user has ignored no reminder, or too few. */
  firstDay: string | null
}

/**
 * Returns the pause as of a day. It begins after three days without a note. If the questions have
 * ended, or were not chosen, only days with a planned dose count: a weekly dose is reminded of
 * although the days between have no note.
 */
export function pauseAsOf(
  { questionsAt, doses }: ReminderChoice,
  data: ReminderData,
  day: string,
): ReminderPause {
  const lastNote = newestUntil(day, notedDays(data))
  if (questionsAt !== null && lastNote < lastQuestionDay(data, day))
    return { lastNote, firstDay: addDays(lastNote, PAUSE_AFTER_DAYS + 1) }
  return { lastNote, firstDay: doses ? pauseOfDoses(data, lastNote, day) : null }
}

/**
 * Replaces a reminder by the message on the first day of the pause, and drops it after that.
 */
export function reminderOrPause(
  reminder: Reminder,
  { lastNote, firstDay }: ReminderPause,
  day: string,
): Reminder[] {
  if (firstDay === null || day < firstDay) return [reminder]
  return day === firstDay ? [{ kind: 'pause', subject: `pause ${lastNote}`, at: reminder.at }] : []
}

/** Returns the last day on which the questions are reminded of, as of a day. */
export const lastQuestionDay = ({ chosenOn, entryDays }: ReminderData, day: string): string =>
  addDays(newestUntil(day, [chosenOn, ...entryDays]), PAUSE_AFTER_DAYS)

/** A plan with the longest interval has more days in it than a pause requires. */
const SEARCHED_DAYS = (PAUSE_AFTER_DAYS + 2) * EVERY_DAYS_MAX

/** All planned doses after the last note are open. */
function pauseOfDoses({ courses }: ReminderData, lastNote: string, until: string): string | null {
  const earliest = addDays(until, -SEARCHED_DAYS)
  let ignoredDays = 0
  for (
    let day = addDays(lastNote < earliest ? earliest : lastNote, 1);
    day <= until;
    day = addDays(day, 1)
  ) {
    if (!courses.some((course) => slotsOf(course, day).length > 0)) continue
    if (ignoredDays === PAUSE_AFTER_DAYS) return day
    ignoredDays += 1
  }
  return null
}

const notedDays = (data: ReminderData): string[] => [
  data.chosenOn,
  ...data.entryDays,
  ...data.treatmentChangeDays,
  ...data.earlierDoseDays,
  ...data.courses.flatMap(({ doses }) => doses.map(({ day }) => day)),
  ...data.weighings.map(({ day }) => day),
]

/** Returns the newest of the days that are not after `day`; `day` itself if there is none. */
const newestUntil = (day: string, days: readonly string[]): string =>
  days
    .filter((one) => one <= day)
    .toSorted()
    .at(-1) ?? day

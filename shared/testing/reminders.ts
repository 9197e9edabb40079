import { instantAt } from '../base/time'
import type { VetLimit } from '../health/rules/vetLimits'
import { dueReminders } from '../reminder/dueReminders'
import type { ReminderData } from '../reminder/reminder'
import { proposedChoice, type ReminderChoice } from '../reminder/reminderChoice'
import { today } from './watchInput'

export const timeZone = 'Europe/Paris'
/** The owner's time zone. */
export const zones = { timeZone, catTimeZone: timeZone }
export const choice: ReminderChoice = { ...proposedChoice, questionsAt: '19:00' }
export const reminderData: ReminderData = {
  chosenOn: today,
  entryDays: [],
  courses: [],
  treatmentChangeDays: [],
  earlierDoseDays: [],
  weighings: [],
  limits: [],
  lossSeenOn: null,
  stocks: [],
}
export const check = (value: string): VetLimit => ({
  part: 'check',
  value,
  days: null,
  since: '2025-01-01',
})

export const timeOnDay = (time: string, day = today) => instantAt(day, time, timeZone)
export const dueSubjects = (
  given: Partial<ReminderData>,
  now: Date,
  chosen: Partial<ReminderChoice> = {},
) =>
  dueReminders({ ...choice, ...chosen }, { ...reminderData, ...given }, { now, ...zones }).map(
    ({ subject }) => subject,
  )

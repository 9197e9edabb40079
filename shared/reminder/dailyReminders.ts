import { MINUTE_MS } from '../base/duration'
import { addDays, clockTime, dayIn, instantAt } from '../base/time'
import { slotsOf } from '../care/course'
import { limitOf } from '../health/rules/vetLimits'
import { weightWatches } from '../health/watches/weight/weightWatches'
import { daysLeft, isLow, USE_BY_DAYS } from '../stock/stock'
import { isOfCurrentCourse } from '../stock/stockState'
import {
  REMINDER_MAX_DELAY_MS,
  type Reminder,
  type ReminderData,
  type ReminderTimeZones,
} from './reminder'
import { isQuiet, type QuietHours, type ReminderChoice } from './reminderChoice'
import { lastQuestionDay, pauseAsOf, reminderOrPause } from './reminderPause'

/** The time of reminders that have no time of their own, outside of quiet hours. */
const MORNING = '10:00'
const WEIGHING_DAYS = 7

const checksAhead = [
  ['check_week', 7],
  ['check_day', 1],
] as const

/** Returns the reminders of one kind for a day, whatever the hour. */
export type DailyReminders = (
  choice: ReminderChoice,
  data: ReminderData,
  on: ReminderTimeZones & { day: string },
) => Reminder[]

export const questionReminders: DailyReminders = (choice, data, { day, timeZone, catTimeZone }) => {
  const { questionsAt } = choice
  if (questionsAt === null) return []
  const at = instantAt(day, questionsAt, timeZone)
  const catDay = dayIn(at, catTimeZone)
  if (data.entryDays.includes(catDay)) return []
  const reminder: Reminder = { kind: 'questions', subject: `questions ${catDay}`, at }
  const reminders = reminderOrPause(reminder, pauseAsOf(choice, data, catDay), catDay)
  // While doses or weighings are noted, the questions end without the message of a pause, which
  // applies to all reminders.
  return catDay <= lastQuestionDay(data, catDay)
    ? reminders
    : reminders.filter(({ kind }) => kind === 'pause')
}

/** Identifies the reminder of the doses of one planned time. */
export const dosesSubject = (kind: 'doses' | 'doses_again', day: string, time: string): string =>
  `${kind} ${day} ${time}`

/** Returns the subject of the first reminder of the doses of a second one. */
export const firstDosesSubject = (secondSubject: string): string =>
  secondSubject.replace(/^doses_again/, 'doses')

/** Returns the planned time at the end of a subject of `dosesSubject`, such as '08:00'. */
export const plannedTimeOf = (subject: string): string => subject.slice(-'00:00'.length)

/** Returns one reminder per planned time, whatever the number of treatments. */
export const doseReminders: DailyReminders = (choice, data, { day, timeZone, catTimeZone }) => {
  const { doses, dosesAgain } = choice
  if (!doses) return []
  const open = data.courses
    .flatMap((course) => slotsOf(course, day))
    .filter((slot) => slot.doses.length === 0)
  const pause = pauseAsOf(choice, data, day)
  return [...new Set(open.map(({ time }) => time))].toSorted().flatMap((time) => {
    const at = instantAt(day, time, catTimeZone)
    const first: Reminder = { kind: 'doses', subject: dosesSubject('doses', day, time), at }
    const repeats: Reminder[] =
      dosesAgain === null
        ? []
        : [
            {
              kind: 'doses_again',
              subject: dosesSubject('doses_again', day, time),
              at: new Date(firstSending(choice, at, timeZone).getTime() + dosesAgain * MINUTE_MS),
            },
          ]
    return [first, ...repeats].flatMap((one) => reminderOrPause(one, pause, day))
  })
}

/**
 * Returns the instant at which a first reminder is sent: the end of quiet hours, if they delay it by
 * less than the longest delay. Otherwise it is not sent, and its planned instant counts: a job runs
 * after the instant at which the quiet hours end.
 */
function firstSending(choice: ReminderChoice, at: Date, timeZone: string): Date {
  const quietEnd = quietEndAfter(at, choice, timeZone)
  return quietEnd && quietEnd.getTime() - at.getTime() < REMINDER_MAX_DELAY_MS ? quietEnd : at
}

/** Returns the end of the quiet hours that contain an instant; `null` if none do. */
function quietEndAfter(at: Date, choice: QuietHours, timeZone: string): Date | null {
  if (!isQuiet(choice, clockTime(at, timeZone))) return null
  const day = dayIn(at, timeZone)
  const sameDay = instantAt(day, choice.quietUntil, timeZone)
  return sameDay > at ? sameDay : instantAt(addDays(day, 1), choice.quietUntil, timeZone)
}

/**
 * Returns the instant of a day's reminders that have no time of their own: ten, or the end of the
 * quiet hours that contain ten (product/reminders 1.2).
 */
function morningOf(day: string, choice: QuietHours, timeZone: string): Date {
  const ten = instantAt(day, MORNING, timeZone)
  return quietEndAfter(ten, choice, timeZone) ?? ten
}

export const weighingReminders: DailyReminders = (
  choice,
  data,
  { day: userDay, timeZone, catTimeZone },
) => {
  const at = morningOf(userDay, choice, timeZone)
  const day = dayIn(at, catTimeZone)
  const isDue = (on: string) =>
    weightWatches({
      weighings: data.weighings,
      limits: data.limits,
      signs: { fluidDays: [], isUnwell: false },
      lossSeenOn: data.lossSeenOn,
      today: on,
    }).some(({ rule }) => rule === 'weighing-due')
  if (!choice.weighing || !isDue(day) || isDue(addDays(day, -WEIGHING_DAYS))) return []
  const newest = data.weighings
    .map((one) => one.day)
    .toSorted()
    .at(-1)
  const reminder: Reminder = { kind: 'weighing', subject: `weighing ${newest}`, at }
  const { firstDay } = pauseAsOf(choice, data, day)
  return firstDay === null || day < firstDay ? [reminder] : []
}

/**
 * Returns reminders of the vet's day that the owner accepted. A pause does not replace them: a user
 * who stopped noting would miss the check.
 */
export const checkReminders: DailyReminders = (
  choice,
  { limits },
  { day: userDay, timeZone, catTimeZone },
) => {
  const check = limitOf(limits, 'check')
  if (!choice.nextCheck || !check) return []
  const at = morningOf(userDay, choice, timeZone)
  const day = dayIn(at, catTimeZone)
  return checksAhead.flatMap(([kind, daysAhead]) =>
    addDays(day, daysAhead) === check.value
      ? [{ kind, subject: `${kind} ${check.value}`, at }]
      : [],
  )
}

/** Returns reminders of stocks, at an hour when shops are open (product/stock 3). */
export const stockReminders: DailyReminders = (
  choice,
  { stocks },
  { day: userDay, timeZone, catTimeZone },
) => {
  if (!choice.stock) return []
  const at = morningOf(userDay, choice, timeZone)
  const day = dayIn(at, catTimeZone)
  return stocks.flatMap((stock): Reminder[] => {
    const { course, renewal, runsOutOn, useBy, plan } = stock
    if (!isOfCurrentCourse(stock, day)) return []
    return [
      ...(isLow(stock, { ...stock, days: daysLeft(plan, runsOutOn, day) }, day)
        ? [{ kind: 'stock' as const, subject: `stock ${course} ${renewal}`, at }]
        : []),
      ...(useBy !== null && addDays(day, USE_BY_DAYS) === useBy
        ? [{ kind: 'use_by' as const, subject: `use_by ${course} ${useBy}`, at }]
        : []),
    ]
  })
}

import { expect, test } from 'vitest'
import { course, givenDose, plan, step } from '../testing/courses'
import { timeOnDay, choice, reminderData, zones } from '../testing/reminders'
import { today } from '../testing/watchInput'
import { dosesSubject } from './dailyReminders'
import { isStillDue } from './dueReminders'
import { laterInstant } from './laterReminder'
import { openToday } from './openToday'
import type { ReminderKind } from './reminder'

// The state of a reminder after it was raised (product/reminders 2.7, 4).

const courses = [course({ steps: [step({ plan: plan({ times: ['08:00'] }) })] })]
const isDue = (
  kind: ReminderKind & ('doses' | 'doses_again'),
  [planned, now]: [string, string],
  chosen: Partial<typeof choice> = {},
  data: Partial<typeof reminderData> = {},
) =>
  isStillDue(
    { ...choice, ...chosen },
    { ...reminderData, courses, ...data },
    { now: timeOnDay(now), ...zones },
    { kind, subject: dosesSubject(kind, today, '08:00'), at: timeOnDay(planned) },
  )

test.each<[string, boolean]>([
  ['07:59', false],
  ['08:00', true],
  ['09:00', true],
  ['09:01', false],
])('a raised reminder of 8:00 is still due at %s: %s', (now, due) => {
  expect(isDue('doses', ['08:00', now], { dosesAgain: null })).toBe(due)
})

test('a first reminder that waited until the second one is replaced by it', () => {
  expect(isDue('doses', ['08:00', '08:14'], { dosesAgain: 15 })).toBe(true)
  expect(isDue('doses', ['08:00', '08:15'], { dosesAgain: 15 })).toBe(false)
})

test.each<[string, boolean]>([
  ['09:59', false],
  ['10:00', true],
  ['11:00', true],
  ['11:01', false],
])('a reminder that was moved to 10:00 is still due at %s: %s', (now, due) => {
  expect(isDue('doses_again', ['10:00', now])).toBe(due)
  expect(isDue('doses_again', ['10:00', now], { dosesAgain: null })).toBe(due)
})

test('a moved reminder is dropped once its dose is noted or not chosen, and in quiet hours', () => {
  const noted = [{ ...courses[0]!, doses: [givenDose(0, '08:00')] }]
  expect(isDue('doses_again', ['10:00', '10:00'], {}, { courses: noted })).toBe(false)
  expect(isDue('doses_again', ['10:00', '10:00'], { doses: false })).toBe(false)
  expect(isDue('doses_again', ['21:50', '22:00'])).toBe(false)
})

test('a reminder is repeated 30 minutes later, unless that is in the quiet hours', () => {
  const later = (time: string) => laterInstant(choice, timeOnDay(time), zones.timeZone)
  expect(later('08:01')).toEqual(timeOnDay('08:31'))
  expect(later('21:29')).toEqual(timeOnDay('21:59'))
  expect(later('21:30')).toBeNull()
  expect(later('06:29')).toBeNull()
  expect(later('06:30')).toEqual(timeOnDay('07:00'))
})

test('doses that are not noted and a cat without an entry are open today', () => {
  const cat = { today, latestDay: today, careToday: null }
  expect(openToday([])).toBe(0)
  expect(openToday([cat])).toBe(0)
  expect(
    openToday([
      { ...cat, latestDay: null },
      { ...cat, latestDay: '2025-03-15', careToday: { planned: 3, noted: 1 } },
      { ...cat, careToday: { planned: 1, noted: 2 } },
    ]),
  ).toBe(4)
})

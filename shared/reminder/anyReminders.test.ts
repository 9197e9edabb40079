import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../base/duration'
import { addDays, clockTime, dayIn } from '../base/time'
import { anyPlan, course, plan, step } from '../testing/courses'
import { timeOnDay, check, choice, reminderData, dueSubjects, zones } from '../testing/reminders'
import { anyWeighings, today } from '../testing/watchInput'
import { dueReminders, nextReminderCheck } from './dueReminders'
import { type RemindedStock, REMINDER_MAX_DELAY_MS, type ReminderData } from './reminder'
import { repeatMinutes, isQuiet, type ReminderChoice } from './reminderChoice'

// Generates any user, in any zone, around any clock change.
const anyHour = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const anyChoice: fc.Arbitrary<ReminderChoice> = fc.record({
  questionsAt: fc.option(anyHour),
  doses: fc.boolean(),
  dosesAgain: fc.option(fc.constantFrom(...repeatMinutes)),
  weighing: fc.boolean(),
  nextCheck: fc.boolean(),
  stock: fc.boolean(),
  byMail: fc.boolean(),
  quietFrom: anyHour,
  quietUntil: anyHour,
})
const anyZone = fc.constantFrom(
  'Europe/Paris',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
  'America/Sao_Paulo',
)
const anyMoment = fc.record({
  now: fc
    .integer({ min: Date.UTC(2025, 2, 1), max: Date.UTC(2025, 11, 1) })
    .map((ms) => new Date(ms)),
  timeZone: anyZone,
  catTimeZone: anyZone,
})
const anyStock = (day: string): fc.Arbitrary<RemindedStock> => {
  const inDays = fc.option(fc.integer({ min: -2, max: 12 }).map((days) => addDays(day, days)))
  return fc.record({
    course: fc.uuid(),
    renewal: fc.uuid(),
    unit: fc.constant('dose' as const),
    warningDays: fc.integer({ min: 1, max: 9 }),
    amountLeft: fc.integer({ min: 0, max: 9_000 }),
    plan: anyPlan.map((its) => ({
      steps: [{ ...step({ plan: its }), amount: 1, unit: 'tablet' as const }],
      doses: [],
      lastMl: null,
    })),
    runsOutOn: inDays,
    useBy: inDays,
  })
}
const anyFollowed = (now: Date): fc.Arbitrary<ReminderData> => {
  const day = dayIn(now, 'UTC')
  const anyDay = fc.integer({ min: -5, max: 1 }).map((days) => addDays(day, days))
  const anyDose = fc.record({
    day: anyDay,
    time: fc.constantFrom('08:00', '20:30', null),
    outcome: fc.constantFrom('given' as const, 'skipped' as const),
    at: fc.constant(now.toISOString()),
  })
  const anyCourse = fc.record({
    addedOn: anyDay,
    steps: anyPlan.map((its) => [step({ plan: its })]),
    doses: fc.array(anyDose, { maxLength: 4 }),
  })
  return fc.record({
    chosenOn: anyDay,
    entryDays: fc.array(anyDay, { maxLength: 4 }),
    courses: fc.array(anyCourse, { maxLength: 3 }),
    treatmentChangeDays: fc.array(anyDay, { maxLength: 2 }),
    earlierDoseDays: fc.array(anyDay, { maxLength: 1 }),
    weighings: anyWeighings,
    stocks: fc.array(anyStock(day), { maxLength: 2 }),
    limits: fc.integer({ min: -1, max: 9 }).map((days) => [check(addDays(day, days))]),
    lossSeenOn: fc.option(anyDay),
  })
}
const anything = fc
  .tuple(anyChoice, anyMoment)
  .chain(([its, moment]) => anyFollowed(moment.now).map((known) => [its, known, moment] as const))

describe('for any choice and notes', () => {
  test('no reminder in quiet hours, early, late by more than an hour, or twice', () => {
    fc.assert(
      fc.property(anything, ([its, known, moment]) => {
        const due = dueReminders(its, known, moment)
        const lateMs = due.map((reminder) => moment.now.getTime() - reminder.at.getTime())
        expect(lateMs.every((ms) => ms >= 0 && ms <= REMINDER_MAX_DELAY_MS)).toBe(true)
        expect(new Set(due.map(({ subject }) => subject)).size).toBe(due.length)
        if (isQuiet(its, clockTime(moment.now, moment.timeZone))) expect(due).toEqual([])
      }),
    )
  })

  test('no reminder becomes due between two checks', () => {
    fc.assert(
      fc.property(
        anything,
        fc.integer({ min: 1, max: 24 * 60 }),
        ([its, known, moment], minutes) => {
          const next = nextReminderCheck(its, known, moment)
          const now = new Date(moment.now.getTime() + minutes * MINUTE_MS)
          fc.pre(now < next)
          const before = dueReminders(its, known, moment).map(({ subject }) => subject)
          expect(
            dueReminders(its, known, { ...moment, now }).every(({ subject }) =>
              before.includes(subject),
            ),
          ).toBe(true)
        },
      ),
    )
  })

  test('a check runs when the quiet hours end', () => {
    const early = [course({ steps: [step({ plan: plan({ times: ['06:30'] }) })] })]
    const moment = { now: timeOnDay('06:35'), ...zones }
    expect(
      nextReminderCheck(
        { ...choice, dosesAgain: null },
        { ...reminderData, courses: early },
        moment,
      ),
    ).toEqual(timeOnDay('07:00'))
    expect(dueSubjects({ courses: early }, timeOnDay('07:00'))).toContain(`doses ${today} 06:30`)
  })

  test('an entry of today ends the questions of today', () => {
    fc.assert(
      fc.property(anything, ([its, known, moment]) => {
        const entryDays = [...known.entryDays, dayIn(moment.now, moment.catTimeZone)]
        expect(
          dueReminders(its, { ...known, entryDays }, moment).filter(
            ({ kind, at: when }) =>
              kind === 'questions' && dayIn(when, moment.catTimeZone) === entryDays.at(-1),
          ),
        ).toEqual([])
      }),
    )
  })
})

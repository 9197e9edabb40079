import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockTime, dayIn, instantAt } from '../base/time'
import type { VetLimit } from '../health/rules/vetLimits'
import { anyPlan, course, given, plan, step } from '../testing/courses'
import { anyWeighings, today, weighed } from '../testing/watched'
import { dueReminders, LATE_MS, nextReminderCheck, plannedReminders } from './dueReminders'
import type { ReminderData } from './reminder'
import { againMinutes, isQuiet, proposedChoice, type ReminderChoice } from './reminderChoice'

const timeZone = 'Europe/Paris'
/** The owner's time zone. */
const zones = { timeZone, catTimeZone: timeZone }
const choice: ReminderChoice = { ...proposedChoice, questionsAt: '19:00' }
const followed: ReminderData = {
  chosenOn: today,
  entryDays: [],
  courses: [],
  weighings: [],
  limits: [],
}
const MINUTE_MS = 60_000
const check = (value: string): VetLimit => ({
  part: 'check',
  value,
  days: null,
  since: '2025-01-01',
})

const at = (time: string, day = today) => instantAt(day, time, timeZone)
const said = (given: Partial<ReminderData>, now: Date, chosen: Partial<ReminderChoice> = {}) =>
  dueReminders({ ...choice, ...chosen }, { ...followed, ...given }, { now, ...zones }).map(
    ({ thing }) => thing,
  )

describe('the questions of the day (product/reminders 2.1)', () => {
  test.each([
    ['18:59', []],
    ['19:00', [`questions ${today}`]],
    ['20:00', [`questions ${today}`]],
    ['20:01', []],
  ])('at %s', (time, things) => {
    expect(said({}, at(time))).toEqual(things)
  })

  test('an answered day raises no reminder', () => {
    expect(said({ entryDays: [today] }, at('19:00'))).toEqual([])
    expect(said({ entryDays: [addDays(today, -1)] }, at('19:00'))).toEqual([`questions ${today}`])
    expect(said({}, at('19:00'), { questionsAt: null })).toEqual([])
  })

  test('three days without an entry raise one pause message, then none until the next entry', () => {
    const after = (days: number, entryDays: string[] = []) =>
      said({ entryDays: entryDays.map(String) }, at('19:00', addDays(today, days)))
    expect([1, 2, 3].flatMap((days) => after(days))).toEqual(
      [1, 2, 3].map((days) => `questions ${addDays(today, days)}`),
    )
    expect(after(4)).toEqual([`pause ${today}`])
    expect([5, 6, 30].flatMap((days) => after(days))).toEqual([])
    expect(after(6, [addDays(today, 5)])).toEqual([`questions ${addDays(today, 6)}`])
  })
})

describe('planned doses (product/reminders 2.2)', () => {
  const twice = course({ steps: [step({ plan: plan({ times: ['08:00', '20:00'] }) })] })
  const other = course({ name: 'Ipakitine' })
  const courses = [twice, other]

  test('one reminder per time, whatever is planned at it, and a second one while any dose is open', () => {
    expect(said({ courses }, at('08:00'))).toEqual([`doses ${today} 08:00`])
    expect(said({ courses }, at('08:30'))).toEqual([
      `doses ${today} 08:00`,
      `doses_again ${today} 08:00`,
    ])
    expect(said({ courses }, at('08:30'), { dosesAgain: null })).toEqual([`doses ${today} 08:00`])
    expect(said({ courses: [{ ...twice, doses: [given(0)] }, other] }, at('08:30'))).toHaveLength(2)
    expect(
      said(
        {
          courses: [
            { ...twice, doses: [given(0)] },
            { ...other, doses: [given(0, '08:00', { outcome: 'skipped' })] },
          ],
        },
        at('08:30'),
      ),
    ).toEqual([])
    expect(said({ courses }, at('08:00'), { doses: false })).toEqual([])
  })

  test('a reminder before midnight is sent after it, within the hour', () => {
    const late = [course({ steps: [step({ plan: plan({ times: ['23:45'] }) })] })]
    expect(said({ courses: late }, at('00:15', addDays(today, 1)), { quietFrom: '01:00' })).toEqual(
      [`doses ${today} 23:45`, `doses_again ${today} 23:45`],
    )
  })

  test('noted doses prevent a pause', () => {
    const now = at('08:00', addDays(today, 6))
    const doses = [{ ...given(0), day: addDays(today, 5) }]
    expect(said({ courses: [{ ...twice, doses }] }, now)).toEqual([
      `doses ${addDays(today, 6)} 08:00`,
    ])
    expect(said({ courses: [twice] }, now)).toEqual([])
  })

  test.each([
    ['2025-03-30', '02:30', '2025-03-30T01:00:00.000Z'],
    ['2025-10-26', '02:30', undefined],
  ])('the night of a clock change has each time once: %s', (day, time, instant) => {
    const nights = [course({ steps: [step({ plan: plan({ times: [time] }) })] })]
    const chosen = { ...choice, quietFrom: '00:00', quietUntil: '00:00' }
    const reminded = new Set<string>()
    for (
      let now = at('00:00', day).getTime();
      now < at('00:00', addDays(day, 1)).getTime();
      now += 15 * MINUTE_MS
    ) {
      for (const { thing, at: when } of dueReminders(
        chosen,
        { ...followed, chosenOn: day, courses: nights },
        { now: new Date(now), ...zones },
      )) {
        if (thing.startsWith('doses ')) reminded.add(`${thing} ${when.toISOString()}`)
      }
    }
    expect(reminded.size).toBe(1)
    if (instant) expect([...reminded]).toEqual([`doses ${day} 02:30 ${instant}`])
  })
})

describe('the weighing (product/reminders 2.3)', () => {
  const weighings = [weighed(32, 4000)]
  test('once, in the week in which it becomes due, at ten', () => {
    const days = Array.from({ length: 20 }, (_, index) => addDays(today, index - 5))
    const reminded = days.flatMap((day) =>
      said({ weighings, chosenOn: day }, at('10:00', day), { questionsAt: null }).map((thing) => [
        day,
        thing,
      ]),
    )
    expect(reminded.map(([day]) => day)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(today, index)),
    )
    expect(new Set(reminded.map(([, thing]) => thing))).toEqual(
      new Set([`weighing ${addDays(today, -32)}`]),
    )
    expect(said({ weighings: [weighed(0, 4000), ...weighings] }, at('10:00'))).toEqual([])
  })
})

describe('the next check (product/reminders 2.8)', () => {
  const limits = [check(addDays(today, 7))]
  const on = (days: number, time = '10:00') =>
    said({ limits }, at(time, addDays(today, days)), { questionsAt: null })

  test('a week and a day before, at ten, whatever was noted lately', () => {
    expect(on(0)).toEqual([`check_week ${addDays(today, 7)}`])
    expect([1, 2, 3, 4, 5].flatMap((days) => on(days))).toEqual([])
    expect(on(6)).toEqual([`check_day ${addDays(today, 7)}`])
    expect([7, 8, 30].flatMap((days) => on(days))).toEqual([])
    expect([...on(0, '09:59'), ...on(0, '11:01')]).toEqual([])
  })
  test('no reminder if not chosen, done or without a day', () => {
    expect(said({ limits }, at('10:00'), { nextCheck: false })).toEqual([])
    expect(said({ limits: [] }, at('10:00'))).toEqual([])
  })
  test('a calendar has both reminders, once', () => {
    const planned = plannedReminders(
      { ...choice, questionsAt: null },
      { ...followed, limits },
      { now: at('08:00'), ...zones, days: 60 },
    )
    expect(planned.map((one) => [one.thing, one.at])).toEqual([
      [`check_week ${addDays(today, 7)}`, at('10:00')],
      [`check_day ${addDays(today, 7)}`, at('10:00', addDays(today, 6))],
    ])
  })
})

describe('a helper in another zone: the helper’s clock, the owner’s calendar (product/reminders 2.5)', () => {
  const auckland = { timeZone: 'Pacific/Auckland', catTimeZone: timeZone }
  const reminded = (given: Partial<ReminderData>, now: Date) =>
    dueReminders(choice, { ...followed, ...given }, { now, ...auckland }).map(({ thing }) => thing)
  // 19:00 of the 17th in the helper's zone is 07:00 of the 17th in Paris.
  const evening = instantAt('2025-03-17', '19:00', 'Pacific/Auckland')

  test('the questions at 19:00 of the helper, if the cat’s day has no entry', () => {
    expect(clockTime(evening, timeZone)).toBe('07:00')
    expect(reminded({}, evening)).toEqual(['questions 2025-03-17'])
    expect(reminded({ entryDays: ['2025-03-16'] }, evening)).toEqual(['questions 2025-03-17'])
    expect(reminded({ entryDays: ['2025-03-17'] }, evening)).toEqual([])
    expect(reminded({}, at('19:00'))).toEqual([])
  })
  test('if the helper’s day differs from the cat’s, the cat’s counts', () => {
    // 07:30 of the 17th in the helper's zone is 19:30 of the 16th in Paris.
    const morning = instantAt('2025-03-17', '07:30', 'Pacific/Auckland')
    const early = (entryDays: string[]) =>
      dueReminders(
        { ...choice, questionsAt: '07:30' },
        { ...followed, entryDays },
        { now: morning, ...auckland },
      ).map(({ thing }) => thing)
    expect(early([])).toEqual(['questions 2025-03-16'])
    expect(early(['2025-03-16'])).toEqual([])
  })
  test('planned doses at the cat’s time, outside of the helper’s quiet hours', () => {
    const courses = [course({ steps: [step({ plan: plan({ times: ['08:00', '15:00'] }) })] })]
    expect(reminded({ courses }, at('08:00', '2025-03-17'))).toContain('doses 2025-03-17 08:00')
    // This is 03:00 in the helper's zone.
    expect(reminded({ courses }, at('15:00', '2025-03-17'))).toEqual([])
  })
})

test.each([
  ['22:00', '07:00', ['22:00', '00:00', '06:59'], ['21:59', '07:00', '12:00']],
  ['12:00', '14:00', ['12:00', '13:59'], ['11:59', '14:00', '00:00']],
  ['00:00', '00:00', [], ['00:00', '12:00']],
])('quiet from %s to %s', (quietFrom, quietUntil, quiet, loud) => {
  expect([...quiet, ...loud].filter((time) => isQuiet({ quietFrom, quietUntil }, time))).toEqual(
    quiet,
  )
})

// Generates any user, in any zone, around any clock change.
const anyHour = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const anyChoice: fc.Arbitrary<ReminderChoice> = fc.record({
  questionsAt: fc.option(anyHour),
  doses: fc.boolean(),
  dosesAgain: fc.option(fc.constantFrom(...againMinutes)),
  weighing: fc.boolean(),
  nextCheck: fc.boolean(),
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
    steps: anyPlan.map((its) => [step({ plan: its })]),
    doses: fc.array(anyDose, { maxLength: 4 }),
  })
  return fc.record({
    chosenOn: anyDay,
    entryDays: fc.array(anyDay, { maxLength: 4 }),
    courses: fc.array(anyCourse, { maxLength: 3 }),
    weighings: anyWeighings,
    limits: fc.integer({ min: -1, max: 9 }).map((days) => [check(addDays(day, days))]),
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
        expect(lateMs.every((ms) => ms >= 0 && ms <= LATE_MS)).toBe(true)
        expect(new Set(due.map(({ thing }) => thing)).size).toBe(due.length)
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
          const before = dueReminders(its, known, moment).map(({ thing }) => thing)
          expect(
            dueReminders(its, known, { ...moment, now }).every(({ thing }) =>
              before.includes(thing),
            ),
          ).toBe(true)
        },
      ),
    )
  })

  test('a check runs when the quiet hours end', () => {
    const early = [course({ steps: [step({ plan: plan({ times: ['06:30'] }) })] })]
    const moment = { now: at('06:35'), ...zones }
    expect(
      nextReminderCheck({ ...choice, dosesAgain: null }, { ...followed, courses: early }, moment),
    ).toEqual(at('07:00'))
    expect(said({ courses: early }, at('07:00'))).toContain(`doses ${today} 06:30`)
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

import { describe, expect, test } from 'vitest'
import { addDays } from '../base/time'
import { givenDose, plan, step } from '../testing/courses'
import { today } from '../testing/watchInput'
import { careReport, type ReportedCourse, type ReportedDose, type ReportedStep } from './careReport'

const dayAgo = (days: number) => addDays(today, -days)
const reported = (overrides: Partial<ReportedStep> = {}): ReportedStep => ({
  ...step(),
  name: 'Semintra',
  kind: 'medicine',
  amount: 2.5,
  unit: 'ml',
  withMeal: null,
  mustNotMiss: false,
  note: null,
  stopReason: null,
  ...overrides,
})
const course = (overrides: Partial<ReportedCourse> = {}): ReportedCourse => ({
  courseId: 'course',
  addedOn: '2025-01-01',
  steps: [reported()],
  doses: [],
  ...overrides,
})
const dose = (daysAgo: number, overrides: Partial<ReportedDose> = {}): ReportedDose => ({
  ...givenDose(daysAgo),
  reason: null,
  amountMl: null,
  ...overrides,
})

describe('what runs (product/care 3.2)', () => {
  test('dose, plan and since when; a changed dose has its own day', () => {
    const steps = [
      reported({ lastDay: dayAgo(11) }),
      reported({ amount: 3, firstDay: dayAgo(10), withMeal: 'yes', note: 'Au frigo' }),
    ]
    expect(careReport([course({ steps })], today)?.running).toMatchObject([
      {
        name: 'Semintra',
        dose: '3\u00a0mL, tous les jours à 08:00, avec le repas',
        since: '2025-01-01',
        doseSince: dayAgo(10),
        until: null,
        note: 'Au frigo',
        needed: null,
      },
    ])
  })

  test('has the end of the last dose, if it is known', () => {
    const until = (steps: ReportedStep[]) =>
      careReport([course({ steps })], today)?.running[0]?.until
    expect(until([reported({ lastDay: addDays(today, 4) })])).toBe(addDays(today, 4))
    expect(
      until([reported({ lastDay: addDays(today, 4) }), reported({ firstDay: addDays(today, 5) })]),
    ).toBeNull()
    expect(
      until([
        reported({ lastDay: addDays(today, 4) }),
        reported({ firstDay: addDays(today, 5), lastDay: addDays(today, 9) }),
      ]),
    ).toBe(addDays(today, 9))
  })

  test('a longer period is included only if it has more planned times', () => {
    const days = (addedOn: string) =>
      careReport([course({ addedOn })], today)?.running[0]?.adherence.map(
        (one) => `${one.days} ${one.words}`,
      )
    expect(days(dayAgo(5))).toEqual(['7 0 sur 4, 4 sans réponse'])
    expect(days(dayAgo(20))).toEqual(['7 0 sur 7, 7 sans réponse', '30 0 sur 19, 19 sans réponse'])
    expect(days(dayAgo(200))).toHaveLength(3)
  })

  test('doses as needed are counted', () => {
    const needed = [reported({ plan: plan({ kind: 'needed', times: [] }) })]
    const doses = [0, 29, 30].map((days) => dose(days, { time: null }))
    expect(
      careReport(
        [course({ steps: needed, doses: [...doses, dose(1, { time: null, outcome: 'skipped' })] })],
        today,
      )?.running[0],
    ).toMatchObject({ adherence: [], needed: 2, dose: '2,5\u00a0mL, si besoin' })
  })
})

describe('what changed (product/care 3.3)', () => {
  const changesOf = (steps: ReportedStep[]) =>
    careReport([course({ steps })], today)?.changes.map(
      ({ day, words, reason }) => `${day} ${words}${reason === null ? '' : `, ${reason}`}`,
    )

  test('lists beginnings, other doses and plans, and ends, newest first', () => {
    expect(
      changesOf([
        reported({ firstDay: dayAgo(60), lastDay: dayAgo(31) }),
        reported({ amount: 3, firstDay: dayAgo(30), lastDay: dayAgo(11) }),
        reported({
          amount: null,
          unit: null,
          plan: plan({ everyDays: 2 }),
          firstDay: dayAgo(10),
          lastDay: dayAgo(1),
          stopReason: 'Vomissements',
        }),
      ]),
    ).toEqual([
      `${dayAgo(1)} Semintra\u00a0: dernier jour, Vomissements`,
      `${dayAgo(10)} Semintra\u00a0: 3\u00a0mL → sans quantité, ` +
        'tous les jours à 08:00 → tous les 2\u00a0jours à 08:00',
      `${dayAgo(30)} Semintra\u00a0: 2,5\u00a0mL → 3\u00a0mL`,
      `${dayAgo(60)} Semintra\u00a0: début, 2,5\u00a0mL, tous les jours à 08:00`,
    ])
  })

  test('marks the first day of a treatment that runs today, and no other change', () => {
    const started = (lastDay: string | null) =>
      careReport(
        [
          course({
            steps: [
              reported({ firstDay: dayAgo(30), lastDay: dayAgo(11) }),
              reported({ amount: 3, firstDay: dayAgo(10), lastDay }),
            ],
          }),
        ],
        today,
      )?.changes.flatMap(({ day, startsRunning }) => (startsRunning ? [day] : []))
    expect(started(null)).toEqual([dayAgo(30)])
    expect(started(dayAgo(1))).toEqual([])
  })

  test('includes 90 days, with today, and future changes', () => {
    expect(changesOf([reported({ firstDay: dayAgo(90) })])).toEqual([])
    expect(changesOf([reported({ firstDay: dayAgo(89) })])).toHaveLength(1)
    expect(changesOf([reported({ firstDay: addDays(today, 3) })])).toHaveLength(1)
  })
})

describe('perfusions (product/care 3.4)', () => {
  const fluids = (...doses: ReportedDose[]) => careReport([course({ doses })], today)?.fluids

  test('counts mL, mL a week and days, as far back as they were noted', () => {
    expect(
      fluids(
        dose(0, { amountMl: 100 }),
        dose(0, { amountMl: 50 }),
        dose(7, { amountMl: 100 }),
        dose(13, { amountMl: 30 }),
      ),
    ).toEqual([
      { days: 7, ml: 150, weeklyMl: 150, daysWith: 1 },
      { days: 14, ml: 280, weeklyMl: 140, daysWith: 3 },
    ])
    expect(fluids(dose(1, { amountMl: 100 }))).toEqual([
      { days: 7, ml: 100, weeklyMl: 100, daysWith: 1 },
    ])
    expect(fluids(dose(89, { amountMl: 90 }))?.map(({ days, ml }) => [days, ml])).toEqual([
      [7, 0],
      [30, 0],
      [90, 90],
    ])
  })

  test('has all periods if the first perfusion was earlier, even if none was given since', () => {
    expect(fluids(...[3, 95, 120].map((daysAgo) => dose(daysAgo, { amountMl: 100 })))).toEqual([
      { days: 7, ml: 100, weeklyMl: 100, daysWith: 1 },
      { days: 30, ml: 100, weeklyMl: 23, daysWith: 1 },
      { days: 90, ml: 100, weeklyMl: 8, daysWith: 1 },
    ])
  })

  test('counts a day without mL', () => {
    const doses = [dose(0, { amountMl: null }), dose(1, { amountMl: 100 })]
    const fluidsCourse = course({ steps: [reported({ kind: 'fluids' })], doses })
    expect(careReport([fluidsCourse], today)?.fluids).toEqual([
      { days: 7, ml: 100, weeklyMl: 100, daysWith: 2 },
    ])
  })

  test('leaves out skipped doses and earlier ones', () => {
    expect(
      fluids(dose(1, { amountMl: 100, outcome: 'skipped' }), dose(90, { amountMl: 100 })),
    ).toEqual([])
  })
})

test('returns null if no treatment runs, changed or was given', () => {
  expect(careReport([], today)).toBeNull()
  expect(
    careReport(
      [course({ steps: [reported({ firstDay: '2024-01-01', lastDay: '2024-06-01' })] })],
      today,
    ),
  ).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantAt } from '../base/time'
import { anyPlan, plan } from '../testing/courses'
import { plannedTimes, weekdayOf } from './plan'
import { planSchema } from './planSchema'

const daysOf = (given: Parameters<typeof plan>[0], first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index)).filter(
    (day) => plannedTimes(plan(given), first, day).length > 0,
  )

describe('the days of a plan (product/care 1.2)', () => {
  test('every second day continues over a month’s end, a leap day and a new year', () => {
    expect(daysOf({ everyDays: 2 }, '2025-01-29', 6)).toEqual([
      '2025-01-29',
      '2025-01-31',
      '2025-02-02',
    ])
    expect(daysOf({ everyDays: 2 }, '2024-02-27', 5)).toEqual([
      '2024-02-27',
      '2024-02-29',
      '2024-03-02',
    ])
    expect(daysOf({ everyDays: 30 }, '2024-12-15', 61)).toEqual([
      '2024-12-15',
      '2025-01-14',
      '2025-02-13',
    ])
  })

  test('weekdays: 1 is Monday', () => {
    expect(weekdayOf('2025-03-17')).toBe(1)
    expect(weekdayOf('2025-03-16')).toBe(7)
    expect(daysOf({ kind: 'weekdays', weekdays: [1, 4] }, '2025-03-16', 8)).toEqual([
      '2025-03-17',
      '2025-03-20',
    ])
  })

  test('a plan as needed has no planned times', () => {
    expect(plannedTimes(plan({ kind: 'needed', times: [] }), '2025-01-01', '2025-01-01')).toEqual(
      [],
    )
  })

  test('every day, whichever plan: its times once each and in order, on the nights of the clock changes too', () => {
    const changes = ['2025-03-30', '2025-10-26', '2025-03-09', '2025-11-02']
    fc.assert(
      fc.property(
        anyPlan,
        fc.nat(400),
        fc.constantFrom(...changes),
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Lord_Howe'),
        (any, back, day, timeZone) => {
          const times = plannedTimes(any, addDays(day, -back), day)
          expect([[], any.times]).toContainEqual(times)
          const instants = times.map((time) => instantAt(day, time, timeZone).getTime())
          expect(instants).toEqual(instants.toSorted((a, b) => a - b))
          const next = instantAt(addDays(day, 1), '00:00', timeZone).getTime()
          expect(
            instants.every(
              (instant) => instant >= instantAt(day, '00:00', timeZone).getTime() && instant < next,
            ),
          ).toBe(true)
        },
      ),
    )
  })

  test('consecutive days of a plan have its interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(3000), (everyDays, shift) => {
        const first = addDays('2020-02-01', shift)
        const days = daysOf({ everyDays }, first, 3 * everyDays + 1)
        expect(days).toEqual([0, 1, 2, 3].map((times) => addDays(first, times * everyDays)))
      }),
    )
  })
})

describe('the schema', () => {
  const parse = (given: object) => planSchema.safeParse(given)
  const message = (given: object) => parse(given).error?.issues[0]?.message

  test('one shape for every kind; times are sorted and unique', () => {
    expect(parse({ kind: 'days', everyDays: 2, times: ['20:00', '08:00', '20:00'] }).data).toEqual(
      plan({ everyDays: 2, times: ['08:00', '20:00'] }),
    )
    expect(
      parse({ kind: 'weekdays', everyDays: null, weekdays: [4, 1], times: ['08:00'] }).data,
    ).toEqual(plan({ kind: 'weekdays', everyDays: null, weekdays: [1, 4] }))
    expect(parse({ kind: 'needed', weekdays: null, times: null }).data).toEqual(
      plan({ kind: 'needed', everyDays: null, times: [] }),
    )
  })

  test.each([
    [{ kind: 'days', everyDays: 31, times: ['08:00'] }, 'Le rythme va de 1 à 30 jours'],
    [{ kind: 'days', everyDays: 0, times: ['08:00'] }, 'Le rythme va de 1 à 30 jours'],
    [{ kind: 'days', everyDays: 1, times: [] }, 'Indiquez de 1 à 6 heures par jour'],
    [
      {
        kind: 'days',
        everyDays: 1,
        times: ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00', '06:00'],
      },
      'Indiquez de 1 à 6 heures par jour',
    ],
    [{ kind: 'days', everyDays: 1, times: ['24:00'] }, 'Heure invalide'],
    [{ kind: 'days', everyDays: 1, times: ['8:00'] }, 'Heure invalide'],
    [
      { kind: 'weekdays', weekdays: [], times: ['08:00'] },
      'Choisissez au moins un jour de la semaine',
    ],
    [
      { kind: 'weekdays', weekdays: [8], times: ['08:00'] },
      'Choisissez au moins un jour de la semaine',
    ],
    [{ kind: 'needed', shortestHours: 337 }, 'L’intervalle va de 1 à 336 heures'],
    [{ kind: 'sometimes' }, 'Données invalides'],
  ])('%o: %s', (given, text) => {
    expect(message(given)).toBe(text)
  })
})

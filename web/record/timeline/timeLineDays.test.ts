import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { marksOf } from '#shared/health/period/strips'
import { timeLineDays } from './timeLineDays'

const today = '2025-03-16'
const dayAgo = (days: number) => addDays(today, -days)
const none = { days: [], marks: marksOf(() => []) }
const change = (days: number) => ({
  day: dayAgo(days),
  message: 'Semintra\u00a0: début',
  startsRunning: true,
})
const result = (days: number) =>
  ({
    day: dayAgo(days),
    laboratory: null,
    fasting: 'unknown',
    hydrated: 'unknown',
    note: null,
    values: [
      { quantity: 'creatinine', value: '2.4', unit: 'mg/dL', rangeFrom: null, rangeTo: null },
    ],
  }) as const
type Input = Parameters<typeof timeLineDays>[0]
const lineOf = ({
  changes = [],
  results = [],
  ...rest
}: { changes?: number[]; results?: number[] } & Partial<Input>) =>
  timeLineDays({
    today,
    strips: none,
    weighings: [],
    answers: [],
    details: {
      careReport: { running: [], fluids: [], changes: changes.map(change) },
      labResults: results.map(result),
    },
    ...rest,
  })

describe('the days of the time line (product/care 3.5)', () => {
  test('the line covers 14 to 90 days, from the first day with data to today', () => {
    expect(lineOf({ changes: [40, 89] })).toHaveLength(90)
    expect(lineOf({ results: [40] }).map(({ day }) => day)).toEqual(
      Array.from({ length: 41 }, (_, index) => dayAgo(40 - index)),
    )
    expect(lineOf({ changes: [1], weighings: [{ day: dayAgo(200), grams: 4000 }] })).toHaveLength(
      14,
    )
  })

  test('the line is empty without a change of treatment and a measurement, and future days are not on it', () => {
    for (const content of [{}, { changes: [90, -1], results: [90] }])
      expect(lineOf({ ...content, weighings: [{ day: dayAgo(3), grams: 4000 }] })).toEqual([])
  })

  test('a day shows its changes, results, weight and signs in words', () => {
    const strips = {
      days: [dayAgo(1), today],
      marks: marksOf((category) =>
        category === 'appetite'
          ? ['red', 'green']
          : [category === 'energy' ? 'amber' : 'green', 'missing'],
      ),
    }
    const answers = [
      { day: dayAgo(1), signs: [{ category: 'appetite' as const, answer: '0 % de la ration' }] },
    ]
    const line = lineOf({
      changes: [1],
      results: [1],
      weighings: [{ day: dayAgo(1), grams: 4200 }],
      strips,
      answers,
    })
    const [before, last] = line.slice(-2)
    expect(before).toMatchObject({ red: 1, amber: 1, grams: 4200 })
    expect(before!.words).toBe(
      'samedi 15 mars 2025 · Semintra\u00a0: début · ' +
        'Créatinine\u00a02,4\u00a0mg/dL · 4,2 kg · Appétit\u00a0: 0 % de la ' +
        'ration',
    )
    expect(last).toMatchObject({
      red: 0,
      amber: 0,
      words: 'dimanche 16 mars 2025 · rien de particulier',
    })
    expect(line.map(({ x }) => x)).toEqual(line.map(({ x }) => x).toSorted((a, b) => a - b))
  })
})

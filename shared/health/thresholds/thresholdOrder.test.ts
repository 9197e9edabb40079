import { beforeAll, describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { severityOf } from '../../testing/severityOf'
import { type Health, loadRulesWith, thresholdShifts } from '../../testing/shiftedThresholds'
import { hydrationLevels } from '../answers/answerTable'
import type { Category, HydrationLevel } from '../answers/entry'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
const down = (first: number, last: number) => from(last, first).toReversed()

/** The answers of one question, the best first. */
const scales: [category: Category, what: string, answers: EntryOverrides[]][] = [
  ['appetite', 'less and less', down(5, 1).map((appetite) => ({ appetite }))],
  ['energy', 'lower and lower', down(5, 1).map((lethargy) => ({ lethargy }))],
  [
    'energy',
    'the same beside a red',
    down(5, 1).map((lethargy) => ({ lethargy, noUrination: true })),
  ],
  ['vomiting', 'more and more', from(0, 6).map((vomiting) => ({ vomiting }))],
  [
    'urination',
    'more and more small clumps',
    from(3, 20).map((urination) => ({ urination, urinationBallSize: 'small' })),
  ],
  [
    'urination',
    'more and more large clumps',
    from(3, 20).map((urination) => ({ urination, urinationBallSize: 'large' })),
  ],
  [
    'urination',
    'straining, fewer and fewer',
    down(20, 0).map((urination) => ({ urination, straining: true, urinationBallSize: 'medium' })),
  ],
  [
    'urination',
    'perfused, straining, fewer and fewer',
    down(20, 0).map((urination) => ({ urination, straining: true, subcutaneousPerfusion: 'yes' })),
  ],
  ['hydration', 'more and more water', from(30, 60).map((steps) => ({ waterMl: steps * 10 }))],
]

/**
 * The day before counts in these three. Urination is judged by today alone, and water on a first
 * day only.
 */
const overTwo: ReadonlySet<Category> = new Set<Category>(['appetite', 'vomiting', 'energy'])

const descends = (ranks: number[]) => ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))

describe.each(thresholdShifts)('$name: $to instead of $from', ({ changed }) => {
  let health: Health
  beforeAll(async () => {
    health = await loadRulesWith(changed)
  })

  test.each(scales)(
    '%s, %s: the worst is judged, and nothing that is worse is judged milder',
    (category, _, answers) => {
      const days = overTwo.has(category) ? answers : []
      const byBefore = [null, ...days].map((before) =>
        answers.map((today) => severityOf(health, category, today, before)),
      )
      const byToday = days.map((today) =>
        days.map((before) => severityOf(health, category, today, before)),
      )
      expect([...byBefore, ...byToday].filter(descends)).toEqual([])
      expect(severityOf(health, category, answers.at(-1)!, null)).toBeGreaterThanOrEqual(2)
    },
  )

  test('derived values are read back', () => {
    const {
      hydrationFrom,
      waterFor,
      waterBeforePerfusion,
      waterWithPerfusion,
      observedUrination,
      urinationWithPerfusion,
    } = health
    const weights = from(3, 250).map((step) => step * 100)
    const level = (given: HydrationLevel, grams: number) =>
      hydrationFrom(waterFor(given, grams), grams)
    expect(
      weights.filter((grams) => hydrationLevels.some((given) => level(given, grams) !== given)),
    ).toEqual([])
    const water = (waterMl: number) =>
      waterBeforePerfusion({
        waterMl: waterWithPerfusion(waterMl, 'yes'),
        subcutaneousPerfusion: 'yes',
      })
    expect(from(0, 1500).map(water)).toEqual(from(0, 1500))
    const count = (seen: number) =>
      observedUrination({
        urination: urinationWithPerfusion(seen, 'yes'),
        subcutaneousPerfusion: 'yes',
      })
    expect(from(0, 16).map(count)).toEqual(from(0, 16))
  })
})

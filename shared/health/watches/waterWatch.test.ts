import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'

const measured = (waterMl: number | null): EntryOverrides => ({
  quickHydrationValue: null,
  waterMl,
})
const waterOn = (daysAgo: readonly number[], waterMl: number | null) =>
  entriesOn(daysAgo, measured(waterMl))
const usual = waterOn(daysAgoFrom(8, 17), 100)

const changed = (...entries: Entry[]) =>
  watchesFor({ entries }).find(({ rule }) => rule === 'water-changed')

describe('measured water (product/watches 2.7)', () => {
  test.each<[title: string, entries: Entry[], raised: 'less' | 'more' | null]>([
    ['60 % of the usual water', [...waterOn([0, 1], 60), ...usual], 'less'],
    ['61 % of the usual water', [...waterOn([0, 1], 61), ...usual], null],
    ['160 % of the usual water', [...waterOn([0, 1], 160), ...usual], 'more'],
    ['159 % of the usual water', [...waterOn([0, 1], 159), ...usual], null],
    [
      'the mean of 40 and 80 mL is 60 % of the usual water',
      [...waterOn([0], 40), ...waterOn([1], 80), ...usual],
      'less',
    ],
    [
      'the mean of 50, 50 and 80 mL is 60 % of the usual water',
      [...waterOn([0, 1], 50), ...waterOn([2], 80), ...usual],
      'less',
    ],
    ['only one value in the last three days', [...waterOn([0], 30), ...usual], null],
    ['the second value is two days old', [...waterOn([0, 2], 30), ...usual], 'less'],
    ['the second value is three days old', [...waterOn([0, 3], 30), ...usual], null],
    [
      'only nine values on days 8 to 35: the usual is unknown',
      [...waterOn([0, 1], 30), ...usual.slice(1)],
      null,
    ],
    [
      'the tenth usual value is 35 days old',
      [...waterOn([0, 1], 30), ...usual.slice(1), ...waterOn([35], 100)],
      'less',
    ],
    [
      'the tenth usual value is 36 days old: the usual is unknown',
      [...waterOn([0, 1], 30), ...usual.slice(1), ...waterOn([36], 100)],
      null,
    ],
    [
      'the tenth usual value is seven days old: the usual is unknown',
      [...waterOn([0, 1], 30), ...waterOn(daysAgoFrom(7, 16), 100)],
      null,
    ],
    [
      'the usual water is the median: one value of 1,000 mL after a leak does not change it',
      [...waterOn([0, 1], 100), ...waterOn(daysAgoFrom(8, 16), 100), ...waterOn([17], 1000)],
      null,
    ],
    [
      "millilitres beside the answer 'less' are no measured value",
      [...entriesOn([0, 1], { quickHydrationValue: 'less', waterMl: 30 }), ...usual],
      null,
    ],
    [
      "millilitres beside the answer 'more' are no measured value",
      [...entriesOn([0, 1], { quickHydrationValue: 'more', waterMl: 300 }), ...usual],
      null,
    ],
    ['no measured value in the last three days', [...waterOn([0, 1], null), ...usual], null],
  ])('%s', (_, entries, raised) => {
    const found = changed(...entries)
    const words = found && plainText(found.lines)
    expect(found ? (words!.includes('nettement moins') ? 'less' : 'more') : null).toBe(raised)
    if (found) expect(found.level).toBe('amber')
  })

  test('it names the millilitres of the days, and the usual', () => {
    const found = changed(...waterOn([0], 40), ...waterOn([1], 80), ...usual)!
    expect(found.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Eau\u00a0: 40\u00a0mL',
      '2025-03-15 Eau\u00a0: 80\u00a0mL',
    ])
    expect(plainText(found.lines).split('\n')[0]!.replaceAll('\u00a0', ' ')).toBe(
      'Eau : boit nettement moins que d’habitude (60 mL par jour, 100 d’habitude).',
    )
  })
})

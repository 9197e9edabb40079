import { describe, expect, test } from 'vitest'
import { dayNumber } from '../../base/time'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, today, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import { burdenOf, cumulativeBurden } from '../history/burden'
import { pastEntries } from '../history/pastEntries'
import { declineLevel } from './declineWatch'

const half: EntryOverrides = { appetite: 3 }
const quarter: EntryOverrides = { appetite: 2 }
const well: EntryOverrides = {}

const burden = (answers: EntryOverrides) => burdenOf(pastEntries(days(answers))[0]!)
const sumOf = (entries: Entry[]) => cumulativeBurden(pastEntries(entries), dayNumber(today)).sum
const declineOf = (entries: Entry[]) =>
  watchesFor({ entries }).find(({ rule }) => rule === 'decline')

describe('the burden of an entry, in points: 100 is one (product/watches 2.5)', () => {
  test.each<[EntryOverrides, number]>([
    [well, 0],
    [{ appetite: 1 }, 100],
    [{ appetite: 2 }, 75],
    [{ appetite: 3 }, 37.5],
    [{ appetite: 5 }, 0],
    [{ lethargy: 1 }, 100],
    [{ lethargy: 2 }, 50],
    [{ lethargy: 5 }, 0],
    [{ vomiting: 2 }, 200 / 3],
    [{ vomiting: 3 }, 100],
    [{ vomiting: 9 }, 100],
    [{ quickHydrationValue: 'less' }, 50],
    [{ quickHydrationValue: 'more' }, 25],
    [{ appetite: null, lethargy: null, vomiting: null, quickHydrationValue: null }, 0],
    [{ appetite: 2, lethargy: 2, vomiting: 3, quickHydrationValue: 'less' }, 275],
    [{ urination: 0 }, 0],
  ])('%o: %d', (answers, points) => expect(burden(answers)).toBeCloseTo(points, 9))
})

describe('the sum by hand (product/watches 2.5)', () => {
  test.each<[title: string, entries: Entry[], sum: number]>([
    // Each day has 37.5 − 25 − 20 = −7.5: the sum never rises.
    [
      '50–75 % of the ration on 15 days, with the default usual burden',
      entriesOn(daysAgoFrom(0, 14), half),
      0,
    ],
    // 75 − 45 = 30 on each of five days.
    [
      '25 % of the ration on five days, with the default usual burden',
      entriesOn(daysAgoFrom(0, 4), quarter),
      150,
    ],
    // Usual 0: 37.5 − 20 = 17.5 on each of nine days.
    [
      '50–75 % of the ration on nine days, with a usual burden of 0',
      [...entriesOn(daysAgoFrom(0, 8), half), ...entriesOn(daysAgoFrom(9, 30), well)],
      157.5,
    ],
    // 30, then 30 × 3 for the three days of the gap; a gap of five days counts three.
    [
      'an entry after a gap counts once per day since the entry before, at most three times',
      entriesOn([0, 3, 8], quarter),
      30 + 90 + 90,
    ],
    // 300 − 45 is capped to 150, then −45 of a good day, then 30.
    [
      'the points of a very bad day are capped at 150',
      days(quarter, well, { appetite: 1, lethargy: 1, vomiting: 3 }),
      150 - 45 + 30,
    ],
    // The sum of 30 − 45 is never below 0.
    ['a day without burden reduces the sum, not below 0', days(quarter, well, quarter), 30],
    // Day 15 is no longer added.
    ['an entry from 15 days ago is not added', entriesOn([0, 15], { appetite: 1 }), 55],
    // The usual of ten entries, of which five had 75: 37.5. Then 75 − 37.5 − 20 = 17.5.
    [
      'the usual burden is the mean of ten entries',
      [
        ...entriesOn([0], quarter),
        ...entriesOn(daysAgoFrom(15, 19), quarter),
        ...entriesOn(daysAgoFrom(20, 24), well),
      ],
      17.5,
    ],
    [
      'nine entries are too few for a usual burden: the default applies',
      [
        ...entriesOn([0], quarter),
        ...entriesOn(daysAgoFrom(15, 19), quarter),
        ...entriesOn(daysAgoFrom(20, 23), well),
      ],
      30,
    ],
    [
      'nine entries and one from 60 days ago define the usual burden',
      [...entriesOn([0], quarter), ...entriesOn([...daysAgoFrom(15, 23), 60], well)],
      55,
    ],
    [
      'nine entries and one from 61 days ago do not define the usual burden',
      [...entriesOn([0], quarter), ...entriesOn([...daysAgoFrom(15, 23), 61], well)],
      30,
    ],
  ])('%s', (_, entries, sum) => expect(sumOf(entries)).toBeCloseTo(sum, 5))
})

test('thirds that add up to a limit reach it', () => {
  const more: EntryOverrides = { quickHydrationValue: 'more' }
  const less: EntryOverrides = { quickHydrationValue: 'less' }
  const bad = { ...more, vomiting: 1 }
  const worse = { ...less, lethargy: 2 }
  const amber = days(bad, worse, bad, worse, bad)
  expect([sumOf(amber), declineOf(amber)?.level]).toEqual([150, 'amber'])
  const sick = { ...quarter, vomiting: 1 }
  const little = { ...more, appetite: 3 }
  expect(sumOf(days(little, little, sick, { ...worse, vomiting: 1 }, sick))).toBe(250)
})

/** The usual days of this cat, without any burden. */
const usual = entriesOn(daysAgoFrom(15, 40), well)
/** Each of these days adds 50 − 20 = 30 points. */
const slow = (count: number) => [
  ...entriesOn(daysAgoFrom(0, count - 1), { lethargy: 2 }),
  ...entriesOn(daysAgoFrom(count, 14), well),
  ...usual,
]

describe('decline (product/watches 2.5)', () => {
  test.each<[title: string, entries: Entry[], level: string | undefined]>([
    ['less active on four days: 120 points', slow(4), undefined],
    ['less active on five days: 150 points', slow(5), 'amber'],
    ['less active on eight days: 240 points', slow(8), 'amber'],
    ['less active on nine days: 270 points', slow(9), 'red'],
    ['less active on 15 days: 450 points', slow(15), 'red'],
    [
      'less active on all 41 days, so that it is usual',
      entriesOn(daysAgoFrom(0, 40), { lethargy: 2 }),
      undefined,
    ],
    [
      'less active on nine days, beside a red watch',
      [...entriesOn([0], { lethargy: 2, vomiting: 2, appetite: 3 }), ...slow(9).slice(1)],
      undefined,
    ],
    [
      'less active on nine days, beside a red alert',
      [...entriesOn([0], { lethargy: 2, noUrination: true }), ...slow(9).slice(1)],
      undefined,
    ],
    [
      'less active in two entries, three days apart: 90 points each',
      [...entriesOn([0, 3], { lethargy: 2 }), ...entriesOn([6, 9, 12], well), ...usual],
      'amber',
    ],
  ])('%s', (_, entries, level) => expect(declineOf(entries)?.level).toBe(level))

  test.each([
    [149.9, null],
    [150, 'amber'],
    [249.9, 'amber'],
    [250, 'red'],
  ])('%d points: %s', (sum, level) => expect(declineLevel(sum)).toBe(level))

  test.each<[title: string, answers: EntryOverrides, words: string]>([
    ['one question alone', { lethargy: 2 }, 'énergie.'],
    ['the graver one first', { lethargy: 2, appetite: 3 }, 'énergie et appétit.'],
    ['the two gravest of three', { lethargy: 2, appetite: 3, vomiting: 1 }, 'énergie et appétit.'],
  ])('it names %s', (_, answers, words) => {
    const latest = entryAgo(0, { lethargy: 2 })
    const found = declineOf([
      latest,
      ...entriesOn(daysAgoFrom(1, 5), answers),
      ...entriesOn(daysAgoFrom(6, 14), well),
      ...usual,
    ])!
    expect(plainText(found.lines).split('\n')[0]).toMatch(new RegExp(`\u00a0: ${words}$`))
  })

  test('eight best days raise nothing, above the sum', () => {
    // The usual is 0: each bad day adds 150 − 20, each good one subtracts 20.
    const bad = (calm: number) => [
      ...entriesOn(daysAgoFrom(0, calm - 1), well),
      ...entriesOn(daysAgoFrom(calm, 14), { appetite: 1, lethargy: 2 }),
      ...usual,
    ]
    expect(sumOf(bad(8))).toBeGreaterThan(250)
    expect(declineOf(bad(7))?.level).toBe('red')
    expect(declineOf(bad(8))).toBeUndefined()
  })

  test.each<[title: string, answers: (EntryOverrides | null)[]]>([
    [
      'seven days without an entry and one best day',
      [well, ...Array.from({ length: 7 }, () => null)],
    ],
    [
      'eight days, one of them without an answer',
      [...daysAgoFrom(1, 7).map(() => well), { appetite: null }],
    ],
  ])('%s do not end it', (_, answers) => {
    const bad = entriesOn(daysAgoFrom(8, 14), { appetite: 1, lethargy: 2 })
    expect(declineOf([...days(...answers), ...bad, ...usual])?.level).toBe('red')
  })

  test('its words and reasons name the questions that weigh most, and since when', () => {
    const found = declineOf([
      ...entriesOn(daysAgoFrom(0, 2), { lethargy: 2, appetite: 3 }),
      ...entriesOn([3, 4], { appetite: 3 }),
      ...entriesOn([5], { appetite: 3, quickHydrationValue: 'less' }),
      ...entriesOn(daysAgoFrom(6, 14), well),
      ...usual,
    ])!
    expect(plainText(found.lines).split('\n')[0]).toBe(
      'Moins bien que d’habitude, depuis 6\u00a0jours\u00a0: appétit et énergie.',
    )
    expect(found.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-11 Appétit\u00a0: 6 des 6 dernières saisies',
      '2025-03-14 Énergie\u00a0: 3 des 6 dernières saisies',
    ])
    const calm = daysAgoFrom(2, 10).map((day) => `${String(day).padStart(2, '0')} 0`)
    const bad = ['11 87.5', '12 37.5', '13 37.5', '14 87.5', '15 87.5', '16 87.5']
    expect(found.burdens.map(({ day, points }) => `${day.slice(8)} ${points}`)).toEqual([
      ...calm,
      ...bad,
    ])
  })
})

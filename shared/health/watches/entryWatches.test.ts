import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, days, now, watchesFor } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import { pastEntries } from '../history/pastEntries'
import { entryWatches, WATCHED_ENTRIES } from './entryWatches'

const well: EntryOverrides = {}
/** The seven days of the baseline, and the one with which the oldest of them is compared. */
const week = (answers: EntryOverrides) => Array.from({ length: 8 }, () => answers)
const less: EntryOverrides = { quickHydrationValue: 'less' }
const quarter: EntryOverrides = { appetite: 2 }
const vomits: EntryOverrides = { vomiting: 1 }

/** The answers of today and the days before; null for a day without an entry. */
type Row = [title: string, answers: (EntryOverrides | null)[], expected: string[]]

const rows: Row[] = [
  ['nine days without a sign', [well, ...week(well)], []],
  ['a single entry, from today, without a sign', [well], []],
  [
    'less water, 25 % of the ration, one vomiting and very low energy on one day',
    [{ ...less, ...quarter, ...vomits, lethargy: 1 }, ...week(well)],
    ['several-signs red', 'energy-very-low red'],
  ],
  [
    'under a red alert, neither several-signs nor energy-very-low is raised',
    [{ ...quarter, ...vomits, lethargy: 1, noUrination: true }, ...week(well)],
    [],
  ],
  [
    'very low energy and one vomiting on one day',
    [{ lethargy: 1, ...vomits }, ...week(well)],
    ['energy-very-low red', 'several-signs amber'],
  ],
  [
    '25 % of the ration, two vomitings and low energy on each of eight days: no more signs than usual',
    week({ ...quarter, vomiting: 2, lethargy: 2 }),
    ['appetite-lasting red', 'vomiting-often red'],
  ],
]

describe('the watches of entries (product/watches 2)', () => {
  test.each(rows)('%s', (_, answers, expected) => {
    const entries = days(...answers)
    expect(watchesFor({ entries }).map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
    // The server reads only WATCHED_ENTRIES entries from the database.
    const raisedFrom = (some: readonly Entry[]) =>
      entryWatches({
        entries: some,
        history: pastEntries(entries),
        name: 'Minette',
        gender: 'female',
        hasUsualUrinations: false,
        now,
      })
    expect(raisedFrom(entries.slice(0, WATCHED_ENTRIES))).toEqual(raisedFrom(entries))
  })
})

const hoursAfterEntry = (hours: number) => new Date(Date.parse(entryAgo(0).date) + hours * HOUR_MS)
const raisedAt = (hours: number, ...answers: EntryOverrides[]) =>
  watchesFor({ entries: days(...answers), now: hoursAfterEntry(hours) }).map(
    ({ rule, level }) => `${rule} ${level}`,
  )

describe('silence after a sign (product/watches 2.4)', () => {
  test('a watch is raised until the tiles are marked as old, and no-entry from 24 h on', () => {
    expect(raisedAt(23.99, { lethargy: 1 }, well)).toEqual(['energy-very-low amber'])
    expect(raisedAt(24, { lethargy: 1 }, well)).toEqual(['energy-very-low amber', 'no-entry amber'])
    expect(raisedAt(48, { lethargy: 1 }, well)).toHaveLength(2)
    expect(raisedAt(48.01, { lethargy: 1 }, well)).toEqual(['no-entry amber'])
  })

  test.each<[title: string, answers: EntryOverrides[], levels: (string | undefined)[]]>([
    ['a red alert', [{ noUrination: true }], ['red', 'red', 'amber', 'amber']],
    ['an amber alert', [{ vomiting: 2 }], ['amber', 'amber', 'info', 'info']],
    ['a red watch', [{ ...less, ...quarter, lethargy: 1 }], ['red', 'red', 'amber', 'amber']],
    [
      'a red watch of stool',
      week({ stool: 'none', appetite: 3 }),
      ['red', 'red', 'amber', 'amber'],
    ],
    ['an amber watch', [{ lethargy: 1 }, well], ['amber', 'amber', 'info', 'info']],
    ['an info watch', [{ stool: 'none' }, { stool: 'none' }, well], []],
    ['a notice', [{ vomiting: 1 }, well], []],
    ['a quiet day', [well], []],
  ])('after %s, at 24 h, 72 h, later, and on day 14', (_, answers, levels) => {
    const noEntry = (hours: number) =>
      watchesFor({ entries: days(...answers), now: hoursAfterEntry(hours) }).find(
        ({ rule }) => rule === 'no-entry',
      )?.level
    expect([24, 72, 72.01, 336].map(noEntry)).toEqual(
      levels.length > 0 ? levels : [undefined, undefined, undefined, undefined],
    )
    expect([23.99, 336.01].map(noEntry)).toEqual([undefined, undefined])
  })

  test('the words state whether the signs were urgent, at each level', () => {
    const words = (hours: number, answers: EntryOverrides) =>
      plainText(
        watchesFor({ entries: days(answers, well), now: hoursAfterEntry(hours) }).find(
          ({ rule }) => rule === 'no-entry',
        )!.lines,
      ).replaceAll(/[\u00a0\u202f]/g, ' ')
    const urgent =
      'Pas de saisie depuis le 16/03 : la dernière montrait des signes ' +
      'urgents.\nSi votre chat n’a pas été vu depuis, appelez votre ' +
      'vétérinaire. Sinon, répondez aux cinq questions.'
    expect(words(30, { noUrination: true })).toBe(urgent)
    expect(words(300, { noUrination: true })).toBe(urgent)
    expect(words(300, { vomiting: 2 })).toBe(
      'Pas de saisie : la dernière, du 16/03, montrait des signes à ' +
        'surveiller.\nRépondez aux cinq questions dès que possible.',
    )
  })

  test('it names the alarming answers, each once', () => {
    const labels = (...answers: EntryOverrides[]) =>
      watchesFor({ entries: days(...answers), now: hoursAfterEntry(30) })
        .find(({ rule }) => rule === 'no-entry')
        ?.reasons.map(({ label }) => label)
    expect(labels({ quickHydrationValue: null, waterMl: 1200 })).toEqual([
      'Eau\u00a0: 1200 mL pour 4,2 kg',
    ])
    expect(labels({ vomiting: 2 }, well)).toEqual(['Vomissements\u00a0: 2'])
    expect(labels({ stool: 'none' }, { stool: 'none' }, { stool: 'none' })).toHaveLength(3)
    expect(labels({ ...quarter, lethargy: 1 })).toEqual([
      'Appétit\u00a0: 25\u202f%',
      'Énergie\u00a0: très basse',
    ])
  })

  test('without entries nothing is raised', () => expect(watchesFor({})).toEqual([]))
})

import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { ago, days, now, watched } from '../../testing/watched'
import { lines, plainText, TODAY, WATCH } from '../alerts/alertMessages'
import { entryWatches, WATCHED_ENTRIES } from './entryWatches'

/** The answers of today and the days before; null for a day without an entry. */
type Row = [what: string, said: (EntryOverrides | null)[], expected: string[]]

const well: EntryOverrides = {}
/** The seven days of the baseline, and the one with which the oldest of them is compared. */
const week = (said: EntryOverrides) => Array.from({ length: 8 }, () => said)
const less: EntryOverrides = { quickHydrationValue: 'less' }
const more: EntryOverrides = { quickHydrationValue: 'more' }
const quarter: EntryOverrides = { appetite: 2 }
const vomits: EntryOverrides = { vomiting: 1 }

const rows: Row[] = [
  ['tout va bien', [well, ...week(well)], []],
  ['la veille seule', [well], []],
  [
    'boit moins, mange un quart, vomit une fois et très abattu en un jour',
    [{ ...less, ...quarter, ...vomits, lethargy: 1 }, ...week(well)],
    ['several-signs red', 'energy-very-low red'],
  ],
  ['trois signes', [{ ...quarter, ...vomits, lethargy: 2 }, ...week(well)], ['several-signs red']],
  ['deux signes', [{ ...quarter, ...vomits }, ...week(well)], ['several-signs amber']],
  ['un signe', [quarter, ...week(well)], []],
  [
    'deux signes, un de plus que d’habitude seulement',
    [{ ...less, lethargy: 2 }, ...week({ lethargy: 2 })],
    [],
  ],
  [
    'trois signes, deux de plus que d’habitude',
    [{ ...less, ...quarter, lethargy: 2 }, ...week({ lethargy: 2 })],
    ['several-signs red'],
  ],
  [
    'quatre signes, un de plus que d’habitude',
    [
      { ...less, ...quarter, vomiting: 2, lethargy: 2 },
      ...week({ ...quarter, vomiting: 2, lethargy: 2 }),
    ],
    ['appetite-lasting red', 'vomiting-lasting red'],
  ],
  [
    'l’habitude est le jour le plus calme des sept',
    [
      { ...quarter, ...vomits, lethargy: 2 },
      ...week({ ...quarter, vomiting: 2, lethargy: 2 }).with(6, well),
    ],
    ['several-signs red', 'appetite-lasting red', 'vomiting-lasting red'],
  ],
  [
    'chaque jour se compare à celui d’avant: boire plus est un signe où il n’y a pas de réponse',
    [{ ...quarter, ...vomits }, more, { quickHydrationValue: null, lethargy: 2 }],
    [],
  ],
  [
    'le huitième jour n’en est plus',
    [{ lethargy: 2, urination: 5 }, ...week({ lethargy: 2, urination: 5 }).with(7, well)],
    [],
  ],
  [
    'premier jour: deux signes sans saisie avant',
    [{ ...quarter, ...less }],
    ['several-signs amber'],
  ],
  [
    'premier jour: trois signes sans saisie avant',
    [{ ...quarter, ...less, lethargy: 2 }],
    ['several-signs amber'],
  ],
  ['premier jour: un signe', [quarter], []],
  [
    'la saisie d’avant est du huitième jour',
    [{ ...quarter, ...less }, ...Array.from({ length: 7 }, () => null), well],
    ['several-signs amber'],
  ],
  [
    'elle est du septième: trois signes au-dessus de l’habitude',
    [{ ...quarter, ...less, lethargy: 2 }, ...Array.from({ length: 6 }, () => null), well],
    ['several-signs red'],
  ],
  [
    'sous une alerte rouge, ni signes ni énergie',
    [{ ...quarter, ...vomits, lethargy: 1, noUrination: true }, ...week(well)],
    [],
  ],
  ['très abattu, seul signe', [{ lethargy: 1 }, ...week(well)], ['energy-very-low amber']],
  [
    'très abattu et vomit une fois',
    [{ lethargy: 1, ...vomits }, ...week({ vomiting: 2 }).with(0, well)],
    ['energy-very-low red', 'several-signs amber'],
  ],
  ['moins actif', [{ lethargy: 2 }, ...week(well)], []],
  ['énergie sans réponse', [{ lethargy: null }, ...week(well)], []],
  ['un quart trois jours de suite', [quarter, quarter, quarter, well], ['appetite-lasting red']],
  ['un quart deux jours de suite', [quarter, quarter, well], []],
  ['un quart, un jour manque', [quarter, quarter, null, quarter], []],
  ['un quart, un jour sans réponse', [quarter, quarter, { appetite: null }, quarter], []],
  ['un quart, un jour à la moitié', [quarter, { appetite: 3 }, quarter, quarter], []],
  [
    'rien mangé aujourd’hui: l’alerte rouge de l’appétit le dit',
    [{ appetite: 1 }, quarter, quarter],
    [],
  ],
  [
    'une autre alerte rouge ne le dit pas',
    [{ ...quarter, noUrination: true }, quarter, quarter],
    ['appetite-lasting red'],
  ],
  [
    'vomit cinq jours de suite',
    [vomits, vomits, vomits, vomits, vomits, well],
    ['vomiting-lasting red'],
  ],
  ['vomit quatre jours de suite', [vomits, vomits, vomits, vomits, well], []],
  [
    'vomit cinq jours, l’eau n’a pas été gardée l’un d’eux',
    [vomits, vomits, { vomiting: 0, waterIntolerance: true }, vomits, vomits],
    ['vomiting-lasting red'],
  ],
  [
    'vomit cinq jours, un sans réponse',
    [vomits, vomits, { vomiting: null }, vomits, vomits, vomits],
    [],
  ],
  [
    'vomit trois fois aujourd’hui: l’alerte rouge le dit',
    [{ vomiting: 3 }, vomits, vomits, vomits, vomits],
    [],
  ],
  [
    'refuse de manger et vomit depuis cinq jours',
    [{ appetite: 1, ...vomits }, ...week(vomits)],
    ['vomiting-lasting red'],
  ],
]

describe('several signs, and signs that last (product/watches 2)', () => {
  test.each(rows)('%s', (_, said, expected) => {
    const entries = days(...said)
    expect(watched({ entries }).map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
    // The server reads only WATCHED_ENTRIES entries from the database.
    expect(entryWatches(entries.slice(0, WATCHED_ENTRIES), now)).toEqual(entryWatches(entries, now))
  })

  const at = (hours: number) => new Date(Date.parse(ago(0).date) + hours * 3_600_000)
  const rulesAt = (
    hours: number,
    said: EntryOverrides = { lethargy: 1 },
    before: EntryOverrides = well,
  ) => watched({ entries: days(said, before), now: at(hours) }).map(({ rule }) => rule)

  test('a watch is raised until the tiles are marked as old, then no-entry', () => {
    expect(rulesAt(23.99)).toEqual(['energy-very-low'])
    expect(rulesAt(24)).toEqual(['energy-very-low', 'no-entry'])
    expect(rulesAt(48)).toEqual(['energy-very-low', 'no-entry'])
    expect(rulesAt(48.01)).toEqual(['no-entry'])
    expect(rulesAt(1000)).toEqual(['no-entry'])
  })

  test('no-entry is raised after an alert, not after a quiet day or a notice', () => {
    expect(rulesAt(30, { vomiting: 2 })).toEqual(['no-entry'])
    expect(rulesAt(30, { vomiting: 1 })).toEqual([])
    expect(rulesAt(30, well)).toEqual([])
    expect(watched({})).toEqual([])
  })

  test('no-entry names the alarming answers, whichever they were', () => {
    const said = (...rows: EntryOverrides[]) =>
      watched({ entries: days(...rows), now: at(30) })
        .find(({ rule }) => rule === 'no-entry')
        ?.reasons.map(({ label }) => label)
    expect(said({ quickHydrationValue: null, waterMl: 1200 })).toEqual([
      'Eau\u00a0: 1200 mL pour 4,2 kg',
    ])
    expect(said({ stool: 'none' }, { stool: 'none' }, { stool: 'none' })).toHaveLength(3)
    expect(said({ stool: 'none' }, { stool: 'none' })).toBeUndefined()
  })

  test('the reasons name values and days', () => {
    const [energy, signs] = watched({ entries: days({ appetite: 2, lethargy: 1 }, well) })
    expect(plainText(energy!.lines)).toBe(
      `Énergie\u00a0: très basse, avec un autre signe.\n${plainText(lines(TODAY))}`,
    )
    expect(energy!.reasons.map(({ label }) => label)).toEqual([
      'Énergie\u00a0: très basse',
      'Appétit\u00a0: 25\u202f%',
    ])
    expect(plainText(signs!.lines)).toBe(
      `Plusieurs signes le même jour\u00a0: appétit et énergie.\n${plainText(lines(WATCH))}`,
    )
    expect(signs!.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Appétit\u00a0: 25\u202f%',
      '2025-03-15 Appétit\u00a0: 100\u202f%',
      '2025-03-16 Énergie\u00a0: très basse',
      "2025-03-15 Énergie\u00a0: comme d'habitude",
    ])
    const others = watched({
      entries: days({ ...less, urination: 8, urinationBallSize: 'small', lethargy: 1 }, well),
    }).find(({ rule }) => rule === 'energy-very-low')
    expect(others!.reasons.map(({ label }) => label)).toEqual([
      'Énergie\u00a0: très basse',
      "Hydratation\u00a0: moins que d'habitude",
      'Eau\u00a0: 210 mL pour 4,2 kg',
      'Urination\u00a0: 8',
      'Petites boules',
    ])
    const [alone] = watched({ entries: days({ lethargy: 1 }, well) })
    expect(plainText(alone!.lines)).toBe(`Énergie\u00a0: très basse.\n${plainText(lines(WATCH))}`)
    const [late] = watched({ entries: days({ vomiting: 2 }, well), now: at(30) })
    expect(plainText(late!.lines)).toBe(
      'Pas de saisie\u00a0: la dernière, du 16/03, montrait des signes à surveiller.\nRépondez aux cinq questions dès que possible.',
    )
    expect(late!.reasons).toEqual([
      { day: '2025-03-16', date: ago(0).date, label: 'Vomissements\u00a0: 2' },
    ])
    const [lasting] = watched({ entries: days(quarter, quarter, quarter, well) })
    expect(lasting!.reasons.map(({ day }) => day)).toEqual([
      '2025-03-16',
      '2025-03-15',
      '2025-03-14',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, blankEntry, yesterday } from '../../testing/entries'
import type { StatusColor } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { hydrationAlerts, hydrationColor } from './hydration'

const less: EntryOverrides = { quickHydrationValue: 'less', waterMl: 147 }
const more: EntryOverrides = { quickHydrationValue: 'more', waterMl: 315 }
const perfused: EntryOverrides = { subcutaneousPerfusion: 'yes' }
/** 378 mL are 90 mL/kg of 4.2 kg. */
const precise: EntryOverrides = { quickHydrationValue: null, waterMl: 379 }
const waterOnly: EntryOverrides = { quickHydrationValue: null, waterMl: 210 }

type Row = [
  what: string,
  today: EntryOverrides,
  before: EntryOverrides | null,
  tile: StatusColor,
  raised: AlertRule | null,
]

const rows: Row[] = [
  ['comme d’habitude, premier jour', {}, null, 'green', null],
  ['comme d’habitude, deux jours', {}, {}, 'green', null],
  [
    'hydration-confirmed-decrease: moins, deux jours (alerte rouge, tuile ambre)',
    less,
    less,
    'amber',
    'hydration-confirmed-decrease',
  ],
  [
    'hydration-confirmed-decrease: la perfusion ne l’excuse pas',
    { ...less, ...perfused },
    less,
    'amber',
    'hydration-confirmed-decrease',
  ],
  [
    'hydration-confirmed-increase: plus, deux jours',
    more,
    more,
    'amber',
    'hydration-confirmed-increase',
  ],
  ['plus, deux jours, perfusion aujourd’hui: rien', { ...more, ...perfused }, more, 'green', null],
  [
    'plus, deux jours, perfusion la veille seulement: ambre',
    more,
    { ...more, ...perfused },
    'amber',
    'hydration-confirmed-increase',
  ],
  [
    'hydration-first-day-decrease: moins, premier jour',
    less,
    null,
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'hydration-first-day-decrease: la perfusion ne l’excuse pas',
    { ...less, ...perfused },
    null,
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'hydration-first-day-increase: plus, premier jour',
    more,
    null,
    'amber',
    'hydration-first-day-increase',
  ],
  [
    'hydration-first-day-increase: perfusion en cours, tuile verte et alerte',
    { ...more, ...perfused, waterMl: 394 },
    null,
    'green',
    'hydration-first-day-increase',
  ],
  [
    'hydration-first-day-precise: plus de 90 mL/kg, premier jour',
    precise,
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: passe avant « moins »',
    { ...precise, quickHydrationValue: 'less' },
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: passe avant « plus »',
    { ...precise, quickHydrationValue: 'more' },
    null,
    'amber',
    'hydration-first-day-precise',
  ],
  [
    'hydration-first-day-precise: perfusion en cours, tuile verte et alerte',
    { ...precise, ...perfused, waterMl: 474 },
    null,
    'green',
    'hydration-first-day-precise',
  ],
  ['90 mL/kg juste: rien', { ...precise, waterMl: 378 }, null, 'green', null],
  [
    '90 mL/kg juste à 4,1 kg: rien',
    { ...precise, waterMl: 369, weightGrams: 4100 },
    null,
    'green',
    null,
  ],
  [
    'l’eau est jugée avant les 25 % de la perfusion',
    { ...precise, ...perfused, waterMl: 473 },
    null,
    'green',
    null,
  ],
  ['poids inconnu: pas de mL/kg', { ...precise, weightGrams: null }, null, 'green', null],
  ['poids nul: pas de mL/kg', { ...precise, weightGrams: 0 }, null, 'green', null],
  [
    'plus de 90 mL/kg, deux jours de « comme d’habitude »: rien',
    { waterMl: 379 },
    {},
    'green',
    null,
  ],
  [
    'la veille sans réponse compte comme premier jour',
    less,
    { quickHydrationValue: null, waterMl: null },
    'amber',
    'hydration-first-day-decrease',
  ],
  [
    'la veille mesurée sans choix compte comme premier jour',
    less,
    waterOnly,
    'amber',
    'hydration-first-day-decrease',
  ],
  ['moins après comme d’habitude: pas encore d’alerte', less, {}, 'green', null],
  ['moins après plus: pas encore d’alerte', less, more, 'green', null],
  ['plus après comme d’habitude: pas encore d’alerte', more, {}, 'green', null],
  ['plus après moins: pas encore d’alerte', more, less, 'green', null],
  ['comme d’habitude après moins', {}, less, 'green', null],
  ['comme d’habitude après plus', {}, more, 'green', null],
  [
    'le choix se lit tel quel: 35 mL/kg mesurés ne sont pas « moins »',
    { ...waterOnly, waterMl: 147 },
    null,
    'green',
    null,
  ],
]

describe('hydration (product/rules 3.1)', () => {
  test.each(rows)('%s', (_, today, before, tile, raised) => {
    const latest = entry(today)
    const previous = before && yesterday(before)
    expect(hydrationAlerts(latest, previous)).toEqual(raised ? [raised] : [])
    expect(hydrationColor(latest, previous)).toBe(tile)
  })

  test('nothing answered is no evidence', () => {
    expect(hydrationAlerts(blankEntry(), null)).toEqual([])
    expect(hydrationColor(blankEntry(), null)).toBe('green')
    expect(hydrationAlerts(blankEntry(), yesterday(less))).toEqual([])
    expect(hydrationAlerts(blankEntry(), yesterday(more))).toEqual([])
  })
})

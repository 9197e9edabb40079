import { describe, expect, test } from 'vitest'
import { entry, type Said } from '../testing/entries'
import type { ClumpSize, StatusColor, YesNo } from './entry'
import type { AlertRule } from './rule'
import { urinationAlerts, urinationColor } from './urination'

type Sign = 'straining' | 'bloodVisible' | 'noUrination'
type Row = [what: string, count: number | null, size: ClumpSize | null, signs: Sign[], perfusion: YesNo | null, tile: StatusColor, raised: AlertRule[]]

const strains: Sign[] = ['straining']
const bleeds: Sign[] = ['bloodVisible']

/** Stored counts: with perfusion, two more than observed. */
const rows: Row[] = [
  ['3, boules moyennes', 3, 'medium', [], null, 'green', []],
  ['2 sans autre signe', 2, 'small', [], null, 'green', []],
  ['0 sans la case « aucune urine »: personne n’a regardé', 0, null, [], null, 'green', []],
  ['urination-no-pee: aucune urine', 0, null, ['noUrination'], null, 'red', ['urination-no-pee']],
  ['urination-no-pee: la case suffit', null, null, ['noUrination'], null, 'red', ['urination-no-pee']],
  ['urination-straining-low-count: efforts, 2', 2, 'medium', strains, null, 'red', ['urination-straining-low-count']],
  ['urination-straining-low-count: efforts, 0', 0, null, strains, null, 'red', ['urination-straining-low-count']],
  ['urination-straining-low-count: 2 vues, 4 avec la perfusion', 4, 'medium', strains, 'yes', 'red', ['urination-straining-low-count']],
  ['urination-straining-small-clump: efforts, petites boules', 3, 'small', strains, null, 'red', ['urination-straining-small-clump']],
  ['les deux ensemble: efforts, 1, petites boules', 1, 'small', strains, null, 'red', ['urination-straining-low-count', 'urination-straining-small-clump']],
  ['urination-straining-isolated: efforts, 3, boules moyennes', 3, 'medium', strains, null, 'red', ['urination-straining-isolated']],
  ['urination-straining-isolated: efforts, sans compte', null, null, strains, null, 'red', ['urination-straining-isolated']],
  ['urination-straining-isolated: 3 vues, 5 avec la perfusion', 5, 'large', strains, 'yes', 'red', ['urination-straining-isolated']],
  ['urination-straining-isolated: 4 sans perfusion', 4, 'large', strains, 'no', 'red', ['urination-straining-isolated']],
  ['urination-blood-low-count: sang, 2', 2, 'large', bleeds, null, 'red', ['urination-blood-low-count']],
  ['urination-blood-low-count: 2 vues, 4 avec la perfusion', 4, 'large', bleeds, 'yes', 'red', ['urination-blood-low-count']],
  ['urination-blood-small-clump: sang, petites boules', 3, 'small', bleeds, null, 'red', ['urination-blood-small-clump']],
  ['les deux ensemble: sang, 2, petites boules', 2, 'small', bleeds, null, 'red', ['urination-blood-low-count', 'urination-blood-small-clump']],
  ['urination-blood-isolated: sang, 3, boules moyennes', 3, 'medium', bleeds, null, 'red', ['urination-blood-isolated']],
  ['urination-blood-isolated: sang, sans compte', null, null, bleeds, null, 'red', ['urination-blood-isolated']],
  ['sang et efforts: chacun son alerte', 3, 'medium', ['straining', 'bloodVisible'], null, 'red', ['urination-straining-isolated', 'urination-blood-isolated']],
  ['urination-frequent-small: 8, petites boules', 8, 'small', [], null, 'amber', ['urination-frequent-small']],
  ['urination-frequent-small: la perfusion ne l’excuse pas', 8, 'small', [], 'yes', 'amber', ['urination-frequent-small']],
  ['urination-frequent-small: pas avec des efforts, qui sont rouges', 8, 'small', strains, null, 'red', ['urination-straining-small-clump']],
  ['7, petites boules', 7, 'small', [], null, 'green', []],
  ['urination-polyuria: 5, boules moyennes', 5, 'medium', [], null, 'amber', ['urination-polyuria']],
  ['urination-polyuria: 5, grosses boules, perfusion « non »', 5, 'large', [], 'no', 'amber', ['urination-polyuria']],
  ['urination-polyuria: excusée par la perfusion', 20, 'large', [], 'yes', 'green', []],
  ['urination-polyuria et urination-straining-isolated ensemble', 5, 'large', strains, null, 'red', ['urination-straining-isolated', 'urination-polyuria']],
  ['4, grosses boules', 4, 'large', [], null, 'green', []],
  ['urination-frequent-small: 8, taille que personne n’a regardée', 8, null, [], null, 'amber', ['urination-frequent-small']],
  ['7, taille inconnue', 7, null, [], null, 'green', []],
  ['petites boules, sans compte', null, 'small', [], null, 'green', []],
  ['sans réponse', null, null, [], null, 'green', []],
]

describe('urination (product/rules 3.4)', () => {
  test.each(rows)('%s', (_, urination, urinationBallSize, signs, subcutaneousPerfusion, tile, raised) => {
    const flags: Said = Object.fromEntries(signs.map((sign) => [sign, true]))
    const latest = entry({ urination, urinationBallSize, subcutaneousPerfusion, ...flags })
    expect(urinationAlerts(latest)).toEqual(raised)
    expect(urinationColor(latest)).toBe(tile)
  })
})

import { expect, test } from 'vitest'
import { journalLegend, sheetLegend } from '../period/journalLegend'
import { markLabels } from '../period/markLabels'
import {
  appetiteLabel,
  clumpLabels,
  energyLabel,
  hydrationLabels,
  rationAtMost,
  stoolLabels,
} from './answerLabels'

const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ')

test('the answers in words (product/entries 3.2)', () => {
  expect([1, 2, 3, 4, 5, 6].map(appetiteLabel).map(plain)).toEqual([
    '0 %',
    '25 %',
    '50–75 %',
    '100 %',
    '> 100 %',
    '–',
  ])
  expect([1, 3, 6].map(rationAtMost)).toEqual(['0', '75', undefined])
  const energies = ['très abattu', 'moins actif', "comme d'habitude", 'un peu plus actif', 'agité']
  expect([1, 2, 3, 4, 5, 6].map((level) => energyLabel(level))).toEqual([...energies, '–'])
  expect([1, 2, 3, 4, 5].map((level) => energyLabel(level, 'male'))).toEqual(energies)
  expect([1, 2, 3, 4, 5].map((level) => energyLabel(level, 'female'))).toEqual([
    'très abattue',
    'moins active',
    "comme d'habitude",
    'un peu plus active',
    'agitée',
  ])
  expect(Object.values(hydrationLabels)).toEqual([
    "moins que d'habitude",
    "comme d'habitude",
    "plus que d'habitude",
  ])
  expect(Object.values(clumpLabels)).toEqual([
    'Petites boules',
    'Boules moyennes',
    'Grosses boules',
  ])
  expect(Object.values(stoolLabels)).toEqual([
    'Selles normales',
    'Selles dures ou sèches',
    'Selles molles ou liquides',
    'Aucune selle',
    'Selles pas vues',
  ])
})

test('a day’s mark in words', () => {
  expect(markLabels).toEqual({
    green: 'Stable',
    amber: 'À surveiller',
    red: 'Urgent',
    none: 'Non renseigné',
    missing: 'Pas de saisie',
  })
})

test('the journal’s symbols are explained on phones and on paper (product/pages 5.3)', () => {
  const legend =
    'Hydratation : + plus que d’habitude (environ 90 mL/kg/jour ou ' +
    'plus), = comme d’habitude, - moins que d’habitude. Appétit : part ' +
    'de la ration habituelle. – : non renseigné.'
  expect(plain(journalLegend.map(({ text }) => text).join(''))).toBe(legend)
  expect(plain(sheetLegend)).toBe(
    'Hydratation : + plus, = comme, - moins que d’habitude. Appétit : part de la ration. – : non renseigné.',
  )
})

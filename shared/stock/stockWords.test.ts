import { expect, test } from 'vitest'
import { stockAmountLabel, stockChangeLabel, stockMessage, useByMessage } from './stockWords'

test.each([
  [24, 'dose', 12, 'Reste 12\u00a0jours'],
  [2, 'dose', 1, 'Reste 1\u00a0jour'],
  [1, 'dose', 0, 'Reste moins d’un jour'],
  [0, 'dose', 0, 'Stock épuisé'],
  [-2, 'dose', 0, 'Stock épuisé'],
  [24, 'dose', null, 'Reste 24\u00a0doses'],
  [1.5, 'bag', null, 'Reste 1,5\u00a0poche'],
  [1250, 'ml', null, 'Reste 1\u202f250\u00a0mL'],
] as const)('%d %s, %s days: %s', (level, unit, days, words) => {
  expect(stockMessage(level, unit, days)).toBe(words)
})

test('amounts have two decimals and the unit’s plural', () => {
  expect(stockAmountLabel(0.333_333, 'bag')).toBe('0,33\u00a0poche')
  expect(stockChangeLabel(20, 'dose')).toBe('+20\u00a0doses')
  expect(stockChangeLabel(-1, 'dose')).toBe('−1\u00a0dose')
})

test.each([
  [null, null],
  ['2025-03-24', null],
  ['2025-03-23', 'À utiliser avant le 23/03/2025'],
  ['2025-03-16', 'À utiliser avant le 16/03/2025'],
  ['2025-03-15', 'Périmé depuis le 15/03/2025'],
])('use by %s', (useBy, words) => {
  expect(useByMessage(useBy, '2025-03-16')).toBe(words)
})

import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { entryAgo, watchesFor, daysAgoFrom, entriesOn } from '../../testing/watchInput'
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
    ['60 % de l’habitude', [...waterOn([0, 1], 60), ...usual], 'less'],
    ['un peu plus que 60 %', [...waterOn([0, 1], 61), ...usual], null],
    ['160 % de l’habitude', [...waterOn([0, 1], 160), ...usual], 'more'],
    ['un peu moins que 160 %', [...waterOn([0, 1], 159), ...usual], null],
    ['la moyenne compte: 40 et 80', [...waterOn([0], 40), ...waterOn([1], 80), ...usual], 'less'],
    [
      'la moyenne de trois: 50, 50 et 80',
      [...waterOn([0, 1], 50), ...waterOn([2], 80), ...usual],
      'less',
    ],
    ['une seule mesure', [...waterOn([0], 30), ...usual], null],
    ['la deuxième est d’avant-hier', [...waterOn([0, 2], 30), ...usual], 'less'],
    ['elle est plus ancienne', [...waterOn([0, 3], 30), ...usual], null],
    ['neuf mesures d’habitude', [...waterOn([0, 1], 30), ...usual.slice(1)], null],
    [
      'le jour 35 en est',
      [...waterOn([0, 1], 30), ...usual.slice(1), ...waterOn([35], 100)],
      'less',
    ],
    ['le jour 36 non', [...waterOn([0, 1], 30), ...usual.slice(1), ...waterOn([36], 100)], null],
    ['le jour 7 non plus', [...waterOn([0, 1], 30), ...waterOn(daysAgoFrom(7, 16), 100)], null],
    [
      'la médiane, pas la moyenne: une fuite de 1 000 mL ne compte pas',
      [...waterOn([0, 1], 100), ...waterOn(daysAgoFrom(8, 16), 100), ...waterOn([17], 1000)],
      null,
    ],
    [
      'les réponses « Moins » et « Plus » ne sont pas des mesures',
      [0, 1]
        .map((one) => entryAgo(one, { quickHydrationValue: 'less', waterMl: 30 }))
        .concat(usual),
      null,
    ],
    ['sans mesure', [...waterOn([0, 1], null), ...usual], null],
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

import { describe, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { marksOf, type DayMark, type ShownStrips } from '#shared/health/period/strips'
import {
  areLastDaysCalm,
  journalSentence,
  stripsSentence,
  weightSentence,
} from './sectionSentences'

const letters: Record<string, DayMark> = {
  g: 'green',
  a: 'amber',
  r: 'red',
  n: 'none',
  '.': 'missing',
}
/** Returns strips of an indicator's days, oldest first; the other indicators are green then. */
const of = (appetite: string, energy = appetite.replaceAll(/[^.]/g, 'g')): ShownStrips => ({
  days: Array.from(appetite, (_, index) => addDays('2025-03-01', index)),
  marks: marksOf((category) =>
    Array.from(category === 'appetite' ? appetite : energy, (letter) => letters[letter]!),
  ),
})
const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('strips', () => {
  test.each([
    ['g', 'Aucun jour urgent ni à surveiller en 1 jour'],
    ['gg.gn', 'Aucun jour urgent ni à surveiller en 5 jours'],
    ['....', 'Aucune saisie en 4 jours'],
    ['gagg', '1 jour à surveiller en 4 jours'],
    ['garr', '2 jours urgents, 1 jour à surveiller en 4 jours'],
  ])('%s', (marks, words) => expect(plain(stripsSentence(of(marks)))).toBe(words))

  test('a day that is red and amber counts once, as red', () =>
    expect(plain(stripsSentence(of('rgg', 'aag')))).toBe(
      '1 jour urgent, 1 jour à surveiller en 3 jours',
    ))
})

describe('calm', () => {
  test.each([
    ['ggggggg', true],
    ['r.....g', false],
    ['rggggggg', true],
    ['ggggggga', false],
  ])('%s', (marks, isCalm) => expect(areLastDaysCalm(of(marks))).toBe(isCalm))
})

describe('journal', () => {
  test.each([
    ['g', 'Premier jour noté'],
    ['g.', '1 jour noté sur les 2 derniers'],
    ['ggggg.ggg', '6 jours notés sur les 7 derniers'],
  ])('%s', (marks, words) => expect(plain(journalSentence(of(marks)))).toBe(words))
})

describe('weight', () => {
  const newest = { day: '2025-03-16', grams: 3990 }
  const change = (days: number, grams: number | null) => ({
    days,
    grams: grams === null ? null : newest.grams - grams,
    reference: grams === null ? null : { day: '2024-12-16', grams },
  })
  test.each([
    ['90 days first', [change(30, 4000), change(90, 4200)], '3,99 kg, −5 % en 90 jours'],
    ['else 30', [change(30, 4000), change(90, null)], '3,99 kg, inchangé en 30 jours'],
    ['else a year', [change(30, null), change(365, 3800)], '3,99 kg, +5 % en 365 jours'],
    ['else its day', [change(30, null)], '3,99 kg le 16/03/2025'],
  ])('%s', (_, changes, words) => expect(plain(weightSentence([newest], changes))).toBe(words))
  test('no weighing', () =>
    expect(weightSentence([], [])).toBe('Aucune pesée dans les 12 derniers mois'))
})

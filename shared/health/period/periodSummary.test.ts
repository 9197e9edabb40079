import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMonth } from '../../base/time'
import { numRuns, blankEntry } from '../../testing/entries'
import { fullDays, withStatuses } from '../../testing/visits'
import { entryAgo, anyDays, anyWeighings, days, today, weighed } from '../../testing/watchInput'
import type { Entry } from '../answers/entry'
import { dayEvents } from './dayEvents'
import { periodSummary } from './periodSummary'

/** Replaces non-breaking spaces. */
const sentenceOf = (entries: Entry[], weighings = [weighed(0, 4200)], count = 90) =>
  periodSummary(withStatuses(entries), weighings, today, count)?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a season in a sentence, with non-breaking spaces within its parts', () => {
  // Today is 16 March 2025: 18 February is 26 days ago.
  const entries = fullDays(97, (day) => ({
    vomiting: day === 26 ? 3 : day > 26 && day <= 45 ? 1 : 0,
  })).filter((_, day) => ![50, 51, 60, 61].includes(day))
  expect(sentenceOf(entries, [weighed(2, 3990), weighed(88, 4200)])).toBe(
    '90 jours : poids −5 %, vomissements 20 jours (3 au plus, le 18/02), 86 jours renseignés sur 90.',
  )
  expect(periodSummary(withStatuses(entries), [], today, 30)).toBe(
    '30\u00a0jours\u00a0: aucune pesée, vomissements 4\u00a0jours (3 au ' +
      'plus, le 18/02), 30\u00a0jours renseignés sur 30.',
  )
})

describe('the period begins with the first entry', () => {
  test.each([
    [
      'an entry of today',
      days({}),
      'Depuis le 16/03 : poids 4,2 kg, une seule pesée, aucun vomissement, 1 jour renseigné sur 1.',
    ],
    [
      'a week with a gap',
      days({}, null, {}, {}, {}, {}, {}),
      'Depuis le 10/03 : poids 4,2 kg, une seule pesée, aucun vomissement, 6 jours renseignés sur 7.',
    ],
    [
      'an entry of today and one from before the period',
      [entryAgo(0), entryAgo(95)],
      '90 jours : poids 4,2 kg, une seule pesée, aucun vomissement, 1 jour renseigné sur 90.',
    ],
    [
      'an entry on each day of the period',
      fullDays(90),
      '90 jours : poids 4,2 kg, une seule pesée, aucun vomissement, 90 jours renseignés sur 90.',
    ],
  ])('%s', (_, entries, sentence) => expect(sentenceOf(entries)).toBe(sentence))

  test('a period without an entry has no summary', () => {
    expect(sentenceOf([])).toBeUndefined()
    expect(sentenceOf([entryAgo(90)])).toBeUndefined()
    expect(sentenceOf([entryAgo(-1)])).toBeUndefined()
  })
})

describe('the parts of a summary', () => {
  test.each([
    [
      'no answer on vomiting',
      fullDays(2).map(({ day, date }) => blankEntry({ day, date, appetite: 4 })),
      'vomissements non renseignés',
    ],
    [
      'a hairball without a count',
      days({ vomiting: null, hairball: true }),
      'vomissements non renseignés',
    ],
    [
      'an answer on one of two days',
      fullDays(2).map((day, index) =>
        index ? blankEntry({ day: day.day, date: day.date, appetite: 4 }) : day,
      ),
      'aucun vomissement',
    ],
    [
      'one vomiting on each of two days: the later day is named',
      days({}, { vomiting: 1 }, { vomiting: 1 }),
      'vomissements 2 jours (1 par jour, le dernier le 15/03)',
    ],
    [
      'water not kept down without a count',
      days({ vomiting: null, waterIntolerance: true }),
      'vomissements 1 jour (1 fois, le 16/03)',
    ],
    [
      'four vomitings on two of three days: the later day is named',
      days({ vomiting: 1 }, { vomiting: 4 }, { vomiting: 4 }),
      'vomissements 3 jours (4 au plus, le 15/03)',
    ],
    [
      'four vomitings on the only day',
      days({ vomiting: 4 }),
      'vomissements 1 jour (4 fois, le 16/03)',
    ],
    ['two amber days', days({}, { appetite: 3 }, { appetite: 3 }), 'appétit 2 jours à surveiller'],
    [
      'two red days and one amber day',
      days({ appetite: 1 }, { appetite: 1 }, { appetite: 3 }),
      'appétit 3 jours à surveiller (dont 2 urgents)',
    ],
    [
      'one red day and one amber day',
      days({ appetite: 1 }, { appetite: 3 }),
      'appétit 2 jours à surveiller (dont 1 urgent)',
    ],
    ['two red days', days({ appetite: 1 }, { appetite: 1 }), 'appétit 2 jours urgents'],
    ['one red day', days({ bloodVisible: true }), 'urination 1 jour urgent'],
  ])('%s', (_, entries, part) => expect(sentenceOf(entries)).toContain(`, ${part},`))

  test.each([
    [[weighed(0, 4400), weighed(91, 4200)], 'poids +5 %'],
    [[weighed(0, 4210), weighed(91, 4200)], 'poids inchangé'],
    [[weighed(0, 4190), weighed(91, 4200)], 'poids inchangé'],
    [[weighed(0, 3900), weighed(40, 4200)], 'poids −7 % depuis le 04/02'],
    [[weighed(0, 3900), weighed(0, 4200)], 'poids 3,9 kg, une seule pesée'],
    [[weighed(89, 3900)], 'poids 3,9 kg, une seule pesée'],
    [[weighed(90, 3900), weighed(180, 4200)], 'aucune pesée'],
    [[weighed(-1, 3900), weighed(3, 4200)], 'poids 4,2 kg, une seule pesée'],
  ])('%j', (weighings, part) =>
    expect(sentenceOf(fullDays(95), weighings)).toContain(`: ${part}, aucun`),
  )
})

test('the day of a change is named if the record is shorter than the period', () => {
  const weighings = [weighed(0, 3900), weighed(29, 4100), weighed(90, 4200)]
  expect(sentenceOf(days({}, {}, {}), weighings)).toContain(
    'Depuis le 14/03 : poids −7 % depuis le 16/12/2024, aucun',
  )
  expect(sentenceOf(days({}, {}, {}), weighings, 30)).toContain(
    'Depuis le 14/03 : poids −5 % depuis le 15/02, aucun',
  )
  expect(sentenceOf(fullDays(30), weighings, 30)).toContain('30 jours : poids −5 %, aucun')
})

test('a weighing of another year is named with its year', () => {
  const sentence = sentenceOf(fullDays(130), [weighed(0, 3900), weighed(100, 4200)], 120)
  expect(sentence).toContain('120 jours : poids −7 % depuis le 06/12/2024, aucun')
})

test('its days equal those of the entries and of the list below, whatever was answered', () => {
  fc.assert(
    fc.property(
      anyDays,
      anyWeighings,
      fc.integer({ min: 1, max: 12 }),
      (entries, weighings, count) => {
        const sentence = sentenceOf(entries, weighings, count)!
        const within = entries.filter(({ day }) => day > entryAgo(count).day)
        expect(sentence).toContain(`${within.length} jour`)
        const events = dayEvents(withStatuses(entries), today, count)
        const appetite = events.filter(({ signs }) =>
          signs.some(({ category }) => category === 'appetite'),
        ).length
        expect(Number(/appétit (\d+) /.exec(sentence)?.[1] ?? 0)).toBe(appetite)
        const most = Math.max(...within.map(({ vomiting }) => vomiting ?? 0))
        const [, counted, at] =
          /\((\d+)(?: au plus,| par jour, le dernier| fois,) le ([\d/]+)\)/.exec(sentence) ?? []
        if (most > 0)
          expect([
            Number(counted),
            within.some(
              (one) =>
                dayMonth(one.day) === at &&
                (one.vomiting === most || (most === 1 && one.waterIntolerance)),
            ),
          ]).toEqual([most, true])
        expect(sentence).not.toMatch(/null|undefined|NaN/)
      },
    ),
    { numRuns },
  )
})

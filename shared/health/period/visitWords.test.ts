import { describe, expect, test } from 'vitest'
import { course, givenDose, step } from '../../testing/courses'
import { changesSince, fullDays, plain, requireChanges, dayAgo } from '../../testing/visits'
import { entryAgo, today, weighed } from '../../testing/watchInput'
import type { Entry } from '../answers/entry'
import type { AlertRule } from '../rules/rules'
import { answeredWords, countWords, doseWords, newSignWords, weighingWords } from './visitWords'

describe('days answered of days, then and now', () => {
  test.each([
    ['an entry on each day', fullDays(20), '10 jours renseignés sur 10 (avant : 10 sur 10)'],
    [
      'one entry since the visit, three in the ten days before',
      [entryAgo(3), ...fullDays(15).slice(12), entryAgo(40)],
      '1 jour renseigné sur 10 (avant : 3 sur 10)',
    ],
    [
      'a record with four days up to the visit',
      fullDays(14),
      '10 jours renseignés sur 10 (avant : 4 sur 4)',
    ],
    [
      'a record that begins after the visit',
      fullDays(4),
      '4 jours renseignés sur 4 (avant : aucune saisie)',
    ],
    [
      'no entry since the visit',
      [entryAgo(10), entryAgo(11)],
      'aucun jour renseigné sur 10 (avant : 2 sur 2)',
    ],
    [
      'the day of the visit belongs to the earlier period',
      [entryAgo(9), entryAgo(10)],
      '1 jour renseigné sur 10 (avant : 1 sur 1)',
    ],
    [
      'entries after today are not counted',
      [entryAgo(-1), ...fullDays(20)],
      '10 jours renseignés sur 10 (avant : 10 sur 10)',
    ],
  ])('%s', (_, entries, words) => expect(plain(answeredWords(requireChanges(entries)))).toBe(words))

  test('returns null if neither period has an entry', () => {
    expect(changesSince([])).toBeNull()
    expect(changesSince([entryAgo(20), entryAgo(31)])).toBeNull()
  })

  test('at the record’s start nothing is before', () =>
    expect(plain(answeredWords(requireChanges(fullDays(10)), true))).toBe(
      '10 jours renseignés sur 10',
    ))
})

describe('an indicator’s amber and red days', () => {
  const appetite = (of: (day: number) => number) =>
    plain(countWords(requireChanges(fullDays(20, (day) => ({ appetite: of(day) }))), 'appetite'))
  test.each([
    ['no amber or red day', () => 4, undefined],
    [
      'three days of reduced appetite since the visit: the first is still green',
      (day: number) => (day < 3 ? 3 : 4),
      '2 jours à surveiller (avant : aucun)',
    ],
    [
      'amber and red now, amber before',
      (day: number) => (day === 0 ? 1 : [1, 2, 12, 13].includes(day) ? 3 : 4),
      '1 jour à surveiller, 1 urgent (avant : 1 à surveiller)',
    ],
    [
      'red before',
      (day: number) => (day === 14 || day === 15 ? 1 : 4),
      'aucun jour (avant : 2 urgents)',
    ],
    [
      'as many now as before',
      (day: number) => (day === 2 || day === 12 ? 1 : 4),
      '1 jour urgent (avant : 1 urgent)',
    ],
    ['one red now', (day: number) => (day === 5 ? 1 : 4), '1 jour urgent (avant : aucun)'],
  ])('%s', (_, of, words) => expect(appetite(of)).toBe(words))

  test('counts are zero after the visit', () => {
    expect(
      plain(countWords(requireChanges([entryAgo(10, { appetite: 1 }), entryAgo(11)]), 'appetite')),
    ).toBe('aucun jour (avant : 1 urgent)')
  })

  test('a new cat has no earlier period', () => {
    expect(countWords(requireChanges(fullDays(5)), 'appetite')).toBeNull()
    expect(
      plain(countWords(requireChanges(fullDays(5, () => ({ bloodVisible: true }))), 'urination')),
    ).toBe('5 jours urgents')
  })
})

describe('new signs', () => {
  const signs = (answers: (day: number) => Partial<Entry>) =>
    newSignWords(requireChanges(fullDays(25, answers)).newSigns).map(plain)
  test.each<[string, (day: number) => Partial<Entry>, string[]]>([
    ['none', () => ({}), []],
    [
      'one day of blood',
      (day) => ({ bloodVisible: day === 4 }),
      ['Urination : sang visible (le 12/03)'],
    ],
    [
      'three days of blood',
      (day) => ({ bloodVisible: day < 3 }),
      ['Urination : sang visible (3 jours, la première fois le 14/03)'],
    ],
    [
      'the first day after the visit is new',
      (day) => ({ bloodVisible: day === 9 }),
      ['Urination : sang visible (le 07/03)'],
    ],
    ['seen before the visit', (day) => ({ bloodVisible: day === 4 || day === 10 }), []],
    [
      'seen on the first day of the period before the visit',
      (day) => ({ waterIntolerance: day === 4 || day === 19 }),
      [],
    ],
    [
      'seen a day earlier than the period before the visit',
      (day) => ({ waterIntolerance: day === 4 || day === 20 }),
      ["Vomissements : ne garde pas l'eau (le 12/03)"],
    ],
    [
      'two days of reduced appetite: the second raises the sign',
      (day) => ({ appetite: day < 2 ? 3 : 4 }),
      ["Appétit : mange moins que d'habitude, deux saisies de suite (le 16/03)"],
    ],
  ])('%s', (_, answers, words) => expect(signs(answers)).toEqual(words))
  test('blood with little urine names blood too, and other questions do not', () => {
    const sign = (rule: AlertRule) => ({ rule, day: dayAgo(2), days: 1 })
    const words = newSignWords([
      sign('vomiting-frequent'),
      sign('urination-blood-isolated'),
      sign('urination-blood-low-count'),
    ]).map(plain)
    expect(words).toEqual([
      'Vomissements : 3 vomissements ou plus (le 14/03)',
      "Urination : sang visible et très peu d'urinations (le 14/03)",
    ])
  })
  test('signs after today are not new', () =>
    expect(
      requireChanges([entryAgo(-1, { bloodVisible: true }), ...fullDays(20)]).newSigns,
    ).toEqual([]))
  test('without earlier entries no sign is new', () =>
    expect(requireChanges(fullDays(9, () => ({ bloodVisible: true }))).newSigns).toEqual([]))
})

describe('weight', () => {
  test.each([
    [[], undefined],
    [[weighed(1, 3900), weighed(30, 4200)], '4,2 kg le 14/02/2025, 3,9 kg le 15/03/2025 (−7 %)'],
    [[weighed(1, 4200), weighed(10, 4000)], '4,0 kg le 06/03/2025, 4,2 kg le 15/03/2025 (+5 %)'],
    [
      [weighed(1, 4205), weighed(12, 4200)],
      '4,2 kg le 04/03/2025, 4,21 kg le 15/03/2025 (inchangé)',
    ],
    [
      [weighed(-1, 3800), weighed(0, 3900), weighed(30, 4200)],
      '4,2 kg le 14/02/2025, 3,9 kg le 16/03/2025 (−7 %)',
    ],
    [
      [weighed(1, 3900), weighed(3, 3950), weighed(5, 4000), weighed(9, 4200)],
      '4,2 kg le 07/03/2025, 3,9 kg le 15/03/2025 (−7 %)',
    ],
    [
      [weighed(1, 3900), weighed(5, 4000), weighed(9, 4200)],
      '4,2 kg le 07/03/2025, 3,9 kg le 15/03/2025 (−7 %)',
    ],
    [[weighed(1, 3900)], '3,9 kg le 15/03/2025, une seule pesée'],
    [[weighed(10, 4200)], 'aucune pesée depuis, 4,2 kg le 06/03/2025'],
    [
      [weighed(-1, 3000), weighed(1, 3900), weighed(1, 4200), weighed(11, 4200)],
      '4,2 kg le 05/03/2025, 3,9 kg le 15/03/2025 (−7 %)',
    ],
  ])('%j', (weighings, words) =>
    expect(plain(weighingWords(requireChanges(fullDays(20), 10, weighings)))).toBe(words),
  )
})

describe('doses, of days that have ended', () => {
  const doses = (courses: Parameters<typeof doseWords>[0], days = 10) =>
    plain(doseWords(courses, { since: dayAgo(days), today }))
  const refused = [1, 2].map((daysAgo) => ({
    ...givenDose(daysAgo),
    outcome: 'skipped' as const,
    reason: 'refused' as const,
  }))
  const noted = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ...givenDose(from + index),
      reason: null,
    }))
  test.each([
    [
      'nine days since, ten before',
      [course({ doses: noted(1, 19) })],
      '9 sur 9 (avant : 10 sur 10)',
    ],
    [
      'today is not over',
      [course({ doses: noted(0, 5) })],
      '5 sur 9, 4 sans réponse (avant : 0 sur 10)',
    ],
    [
      'two treatments together',
      [
        course({ doses: noted(1, 9) }),
        course({ doses: noted(1, 4), steps: [step({ firstDay: dayAgo(9) })], addedOn: dayAgo(10) }),
      ],
      '13 sur 18, 5 sans réponse (avant : 0 sur 10)',
    ],
    [
      'refused, of two treatments',
      [course({ doses: refused }), course({ doses: refused })],
      '0 sur 18, 4 refusées, 14 sans réponse (avant : 0 sur 20)',
    ],
    [
      'begun since',
      [course({ addedOn: dayAgo(5), steps: [step({ firstDay: dayAgo(4) })], doses: noted(1, 4) })],
      '4 sur 4',
    ],
    ['ended before the visit', [course({ steps: [step({ lastDay: dayAgo(11) })] })], undefined],
    ['none', [], undefined],
  ])('%s', (_, courses, words) => expect(doses(courses as never)).toBe(words))
  test('after a visit of yesterday no day has ended', () =>
    expect(doses([course({ doses: [] })] as never, 1)).toBeUndefined())
})

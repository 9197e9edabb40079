import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, blankEntry } from '../../testing/entries'
import { type JournalEntry, journalRow } from './journal'

const row = (answers: EntryOverrides = {}, today = '2025-03-16') =>
  journalRow({ ...entry(answers), id: 'a' }, today)

describe('a journal row (product/pages 5.3)', () => {
  test('a whole day has all its answers in words', () => {
    const answers: EntryOverrides = {
      quickHydrationValue: 'more',
      appetite: 3,
      vomiting: 1,
      hairball: true,
      lethargy: 5,
      note: 'RAS',
    }
    expect(
      journalRow({ ...entry(answers), id: 'a', edited: true, addedOn: '2025-03-18' }, '2025-03-16'),
    ).toEqual({
      id: 'a',
      day: '2025-03-16',
      date: '2025-03-16T08:00:00Z',
      dayOffset: 'J0',
      dayMonth: '16/03',
      hydration: '+',
      hydrationTitle: "Plus que d'habitude (environ 90 mL/kg/jour ou plus)",
      appetite: '50–75\u202f%',
      vomiting: '1',
      urination: '3',
      urinationTitle: 'Boules moyennes',
      energy: 'Agité',
      observations: 'RAS',
      observationsFull: 'RAS',
      tags: ['Boule de poils'],
      edited: true,
      addedOn: '18/03',
      isToday: true,
    })
  })

  test.each([
    [null, []],
    ['normal', []],
    ['unseen', []],
    ['hard', ['Selles dures ou sèches']],
    ['soft', ['Selles molles ou liquides']],
    ['none', ['Aucune selle']],
  ] as const)('stools %s are tagged: %j', (stool, tags) =>
    expect(row({ stool }).tags).toEqual(tags),
  )

  test('an unanswered question is a dash', () => {
    expect(journalRow({ ...blankEntry(), id: 'a' }, '2025-03-16')).toMatchObject({
      hydration: '–',
      hydrationTitle: null,
      appetite: '–',
      vomiting: '–',
      urination: '–',
      urinationTitle: null,
      energy: '–',
      observations: '–',
      observationsFull: null,
      tags: [],
      edited: false,
      addedOn: null,
    })
  })

  test.each([
    ['2025-03-16', 'J0', true],
    ['2025-03-17', 'J-1', false],
    ['2025-04-01', 'J-16', false],
    ['2025-03-15', 'J+1', false],
  ])('on %s, the entry of 16/03 is %s', (today, dayOffset, isToday) => {
    expect(row({}, today)).toMatchObject({ dayOffset, dayMonth: '16/03', isToday })
  })

  test.each<[value: JournalEntry['quickHydrationValue'], symbol: string, title: string | null]>([
    ['less', '-', "Moins que d'habitude"],
    ['normal', '=', "Comme d'habitude"],
    ['more', '+', "Plus que d'habitude (environ 90 mL/kg/jour ou plus)"],
    ['+1', '+', "Plus que d'habitude (environ 90 mL/kg/jour ou plus)"],
    [1, '+', "Plus que d'habitude (environ 90 mL/kg/jour ou plus)"],
    ['0', '=', "Comme d'habitude"],
    [0, '=', "Comme d'habitude"],
    ['-1', '-', "Moins que d'habitude"],
    [-1, '-', "Moins que d'habitude"],
    [null, '210 mL', null],
  ])('hydration %s reads %s', (quickHydrationValue, hydration, hydrationTitle) => {
    expect(journalRow({ ...entry(), id: 'a', quickHydrationValue }, '2025-03-16')).toMatchObject({
      hydration,
      hydrationTitle,
    })
  })

  test.each([
    [1, '0\u202f%'],
    [2, '25\u202f%'],
    [3, '50–75\u202f%'],
    [4, '100\u202f%'],
    [5, '>\u00a0100\u202f%'],
    [6, '–'],
  ])('appetite %s reads %s', (appetite, label) => {
    expect(row({ appetite }).appetite).toBe(label)
  })

  test.each([
    [1, 'Très abattu'],
    [2, 'Moins actif'],
    [3, "Comme d'habitude"],
    [4, 'Un peu plus actif'],
    [5, 'Agité'],
    [6, '–'],
  ])('energy %s reads %s', (lethargy, energy) => {
    expect(row({ lethargy }).energy).toBe(energy)
  })

  test('urinations are as observed, and the perfusion is a chip', () => {
    expect(row({ urination: 5, subcutaneousPerfusion: 'yes' })).toMatchObject({
      urination: '3',
      tags: ['Perfusion sous-cutanée'],
    })
    expect(row({ urination: 0, subcutaneousPerfusion: 'no' })).toMatchObject({
      urination: '0',
      tags: [],
    })
  })

  test('every flag is a chip', () => {
    const all: EntryOverrides = {
      hairball: true,
      waterIntolerance: true,
      regurgitation: true,
      straining: true,
      bloodVisible: true,
      noUrination: true,
    }
    expect(row(all).tags).toEqual([
      'Boule de poils',
      'Eau non gardée',
      'Régurgitation',
      'Efforts pour uriner',
      'Sang visible',
      'Aucune urine',
    ])
  })

  test('observations are cut at 100 characters, the full text is kept', () => {
    const hundred = 'a'.repeat(100)
    expect(row({ note: hundred }).observations).toBe(hundred)
    expect(row({ note: `${hundred}b` })).toMatchObject({
      observations: `${hundred}…`,
      observationsFull: `${hundred}b`,
    })
  })

  test('a cut never breaks an emoji', () => {
    const cats = '🐈'.repeat(101)
    expect(row({ note: cats }).observations).toBe(`${'🐈'.repeat(100)}…`)
    expect(row({ note: '🐈'.repeat(100) }).observations).toBe('🐈'.repeat(100))
  })
})

import { expect, test } from 'vitest'
import { journalRow } from '../period/journal'
import { emptyFields, type EntryFields } from './entry'
import { tileAnswer } from './tileAnswer'

const entry = (fields: Partial<EntryFields>): EntryFields => ({ ...emptyFields, ...fields })

test.each([
  ['hydration', { quickHydrationValue: 'less' }, "Moins que d'habitude"],
  ['hydration', { waterMl: 210 }, '210 mL'],
  [
    'hydration',
    { quickHydrationValue: 'more', subcutaneousPerfusion: 'yes' },
    "Plus que d'habitude, perfusion sous-cutanée",
  ],
  ['appetite', { appetite: 2 }, '25\u202f% de la ration'],
  ['vomiting', { vomiting: 0 }, 'Aucun vomissement'],
  [
    'vomiting',
    { vomiting: 2, hairball: true, waterIntolerance: true },
    '2 vomissements, boule de poils, eau non gardée',
  ],
  ['urination', { urination: 0 }, 'Aucune urination'],
  ['urination', { urination: 1 }, '1 urination'],
  [
    'urination',
    { urination: 4, subcutaneousPerfusion: 'yes', urinationBallSize: 'small' },
    '2 urinations, petites boules',
  ],
  ['urination', { straining: true }, 'Efforts pour uriner'],
  ['energy', { lethargy: 1 }, 'Très abattu'],
] as const)('%s of %j reads %s', (category, fields, text) => {
  expect(tileAnswer(category, entry(fields))).toBe(text)
})

test.each([
  ['female', 'Très abattue', 'Agitée'],
  ['male', 'Très abattu', 'Agité'],
  [null, 'Très abattu', 'Agité'],
] as const)('energy is described in the gender of a cat whose sex is %s', (gender, tile, title) => {
  expect(tileAnswer('energy', entry({ lethargy: 1 }), gender)).toBe(tile)
  expect(
    journalRow(
      {
        ...entry({ lethargy: 5 }),
        id: '1',
        day: '2025-03-16',
        date: '2025-03-16T08:00:00Z',
        weightGrams: null,
        usualUrinations: null,
        usualSince: null,
      },
      '2025-03-16',
      gender,
    ).energy,
  ).toBe(title)
})

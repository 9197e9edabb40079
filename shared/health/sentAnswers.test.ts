import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFields } from '../testing/entries'
import { emptyFields } from './entry'
import { answersIn, flat, nested, sentNames } from './sentAnswers'

test('flags are sent in their groups, each at its first flag’s position, and are read back', () => {
  expect(Object.keys(nested(emptyFields))).toEqual(sentNames)
  expect(nested({ hairball: true, note: 'RAS', regurgitation: false })).toEqual({
    vomitingType: { hairball: true, regurgitation: false },
    note: 'RAS',
  })
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(answersIn({ ...nested(fields), uuid: 'a' })).toEqual(fields)
    }),
  )
})

test('reads only the present answers: a group that is null has none of its flags', () => {
  expect(
    flat({ appetite: null, vomitingType: { hairball: true }, urinationSigns: undefined }),
  ).toStrictEqual({ appetite: null, hairball: true })
  expect(flat({ vomitingType: null })).toEqual({
    hairball: false,
    waterIntolerance: false,
    regurgitation: false,
  })
})

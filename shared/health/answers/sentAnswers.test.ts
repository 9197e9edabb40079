import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyFields } from '../../testing/entries'
import { emptyFields } from './entry'
import { answersIn, flattenFlags, groupFlags, sentNames } from './sentAnswers'

test('flags are sent in their groups, each at its first flag’s position, and are read back', () => {
  expect(Object.keys(groupFlags(emptyFields))).toEqual(sentNames)
  expect(groupFlags({ hairball: true, note: 'RAS', regurgitation: false })).toEqual({
    vomitingType: { hairball: true, regurgitation: false },
    note: 'RAS',
  })
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(answersIn({ ...groupFlags(fields), uuid: 'a' })).toEqual(fields)
    }),
  )
})

test('reads only the present answers: a group that is null has none of its flags', () => {
  expect(
    flattenFlags({ appetite: null, vomitingType: { hairball: true }, urinationSigns: undefined }),
  ).toStrictEqual({ appetite: null, hairball: true })
  expect(flattenFlags({ vomitingType: null })).toEqual({
    hairball: false,
    waterIntolerance: false,
    regurgitation: false,
  })
})

import { expect, test } from 'vitest'
import { answerNames } from '#shared/health/answers/answerTable'
import { emptyFields, type EntryFields } from '#shared/health/answers/entry'
import { likeYesterday } from './likeYesterday'

const signs = {
  hairball: true,
  waterIntolerance: true,
  regurgitation: true,
  straining: true,
  bloodVisible: true,
  noUrination: true,
}
const full: EntryFields = {
  ...emptyFields,
  ...signs,
  waterMl: 263,
  quickHydrationValue: 'normal',
  appetite: 3,
  vomiting: 1,
  urination: 5,
  urinationBallSize: 'small',
  stool: 'hard',
  lethargy: 2,
  note: 'Hier.',
  subcutaneousPerfusion: 'yes',
}

test('the five answers are copied as they were observed, without the other fields', () => {
  expect(Object.keys(full).toSorted()).toEqual(answerNames.toSorted())
  expect(likeYesterday(full, 4_200)).toEqual({
    hydration: 'normal',
    appetite: 3,
    vomiting: 1,
    urination: 3,
    lethargy: 2,
  })
})

test('unseen answers and ’no urination’ are questions again', () => {
  expect(
    likeYesterday({ ...full, vomiting: null, urination: 0, subcutaneousPerfusion: null }, 4_200),
  ).toMatchObject({ vomiting: null, urination: null })
})

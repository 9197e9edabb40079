import { describe, expect, test } from 'vitest'
import { emptyAnswers, type Answers } from '#shared/health/answers/answers'
import { changeAnswers } from './changeAnswers'

describe('the counter of urinations and "aucune urine"', () => {
  test.each<[string, Partial<Answers>, Partial<Answers>, Partial<Answers>]>([
    ['0 proposes it', { urination: null }, { urination: 0 }, { urination: 0, noUrination: true }],
    [
      'more than 0 takes it back',
      { urination: 0, noUrination: true },
      { urination: 1 },
      { urination: 1, noUrination: false },
    ],
    [
      'it can be unticked at 0',
      { urination: 0, noUrination: true },
      { noUrination: false },
      { urination: 0, noUrination: false },
    ],
    [
      'a further − at 0 leaves it unticked',
      { urination: 0 },
      { urination: 0 },
      { urination: 0, noUrination: false },
    ],
    [
      'ticking it sets 0',
      { urination: 3 },
      { noUrination: true },
      { urination: 0, noUrination: true },
    ],
    [
      'the other signs are kept',
      { urination: 1, straining: true },
      { urination: 0 },
      { straining: true, noUrination: true },
    ],
    [
      'not having looked takes the count back',
      { urination: 0, noUrination: true },
      { urinationUnseen: true },
      { urination: null, urinationUnseen: true, noUrination: false },
    ],
    [
      'a count takes "Pas vu" back',
      { urinationUnseen: true },
      { urination: 2 },
      { urination: 2, urinationUnseen: false },
    ],
    [
      '"aucune urine" takes it back too',
      { urinationUnseen: true },
      { noUrination: true },
      { urination: 0, urinationUnseen: false, noUrination: true },
    ],
    [
      'so for vomiting',
      { vomiting: 2 },
      { vomitingUnseen: true },
      { vomiting: null, vomitingUnseen: true },
    ],
    ['and back', { vomitingUnseen: true }, { vomiting: 0 }, { vomiting: 0, vomitingUnseen: false }],
    [
      'other answers leave both alone',
      { urination: 0 },
      { appetite: 2 },
      { urination: 0, noUrination: false, appetite: 2 },
    ],
  ])('%s', (_, before, change, after) => {
    expect(changeAnswers({ ...emptyAnswers, ...before }, change)).toMatchObject(after)
  })
})

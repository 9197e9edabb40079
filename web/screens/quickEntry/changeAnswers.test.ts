import { describe, expect, test } from 'vitest'
import { emptyAnswers, type Answers } from '#shared/health/answers'
import { changeAnswers } from './changeAnswers'

describe('the counter of urinations and "aucune urine"', () => {
  test.each<[string, Partial<Answers>, Partial<Answers>, Partial<Answers>]>([
    ['0 proposes it', { urination: null }, { urination: 0 }, { urination: 0, noUrination: true }],
    ['more than 0 takes it back', { urination: 0, noUrination: true }, { urination: 1 }, { urination: 1, noUrination: false }],
    ['it can be unticked at 0', { urination: 0, noUrination: true }, { noUrination: false }, { urination: 0, noUrination: false }],
    ['a further − at 0 leaves it unticked', { urination: 0 }, { urination: 0 }, { urination: 0, noUrination: false }],
    ['ticking it says 0', { urination: 3 }, { noUrination: true }, { urination: 0, noUrination: true }],
    [
      'the other signs are kept',
      { urination: 1, straining: true },
      { urination: 0 },
      { straining: true, noUrination: true },
    ],
    ['other answers leave both alone', { urination: 0 }, { appetite: 2 }, { urination: 0, noUrination: false, appetite: 2 }],
  ])('%s', (_, before, change, after) => {
    expect(changeAnswers({ ...emptyAnswers, ...before }, change)).toMatchObject(after)
  })
})

import { describe, expect, test } from 'vitest'
import { emptyAnswers, type Answers } from '#shared/health/answers'
import { changeAnswers } from './changeAnswers'

const signs = { straining: false, bloodVisible: false, noUrination: false }
const none = { ...signs, noUrination: true }

describe('the counter of urinations and "aucune urine"', () => {
  test.each<[string, Partial<Answers>, Partial<Answers>, Partial<Answers>]>([
    ['0 proposes it', { urination: null }, { urination: 0 }, { urination: 0, urinationSigns: none }],
    ['more than 0 takes it back', { urination: 0, urinationSigns: none }, { urination: 1 }, { urination: 1, urinationSigns: signs }],
    ['it can be unticked at 0', { urination: 0, urinationSigns: none }, { urinationSigns: signs }, { urination: 0, urinationSigns: signs }],
    ['a further − at 0 leaves it unticked', { urination: 0 }, { urination: 0 }, { urination: 0, urinationSigns: signs }],
    ['ticking it says 0', { urination: 3 }, { urinationSigns: none }, { urination: 0, urinationSigns: none }],
    [
      'the other signs are kept',
      { urination: 1, urinationSigns: { ...signs, straining: true } },
      { urination: 0 },
      { urinationSigns: { ...none, straining: true } },
    ],
    ['other answers leave both alone', { urination: 0 }, { appetite: 2 }, { urination: 0, urinationSigns: signs, appetite: 2 }],
  ])('%s', (_, before, change, after) => {
    expect(changeAnswers({ ...emptyAnswers, ...before }, change)).toMatchObject(after)
  })
})

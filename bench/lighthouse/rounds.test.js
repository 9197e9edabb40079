import { expect, test } from 'vitest'
import { completeRounds } from './rounds.js'

/** @param {(number | undefined)[]} found */
const measured = (found) => {
  const left = [...found]
  return completeRounds({
    rounds: 3,
    measure: async () => ({ lcp: left.shift() ?? Number.NaN }),
    missing: ({ lcp }) => (Number.isNaN(lcp) ? ['LCP'] : []),
  })
}

test('complete rounds are made once each, without a remark', async () => {
  expect(await measured([1, 2, 3, 4])).toEqual({
    complete: [{ lcp: 1 }, { lcp: 2 }, { lcp: 3 }],
    remark: null,
  })
})

test('a round without a figure is made again, and the remark reports it', async () => {
  expect(await measured([1, undefined, 2, 3])).toEqual({
    complete: [{ lcp: 1 }, { lcp: 2 }, { lcp: 3 }],
    remark: '1 of 4 rounds did not count: they found no LCP',
  })
})

test('a figure that is never found ends after twice the rounds', async () => {
  expect(await measured([])).toEqual({
    complete: [],
    remark: '6 of 6 rounds did not count: they found no LCP',
  })
})

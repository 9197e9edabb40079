import { describe, expect, test } from 'vitest'
import { limit } from '../../testing/vetLimits'
import { days, now, watchesFor, weighed } from '../../testing/watchInput'
import type { WatchLevel } from '../rules/watchRow'
import type { PutAsideByRule } from './putAside'
import { shownWatches, type Watch } from './watches'

const quarter = { appetite: 2, lethargy: 2 }
/** A confirmed loss, which is red. */
const thin = [weighed(0, 3600), weighed(1, 3600), weighed(60, 4000)]
/** A check that is due, which is info. */
const limits = [limit('check', '2025-03-15')]
const summaryOf = (all: Watch[]) =>
  all.map(
    ({ rule, level, hidden, putAsideUntil }) =>
      `${rule} ${level}${hidden ? ' hidden' : ''}${putAsideUntil ? ' aside' : ''}`,
  )
const aside = (level: WatchLevel, until = '2025-03-22T08:00:00Z'): PutAsideByRule => ({
  'weight-loss-confirmed': { level, until },
})

describe('the list (product/watches 1)', () => {
  test('worst first, then in the order of the table; a red hides what is not red', () => {
    expect(summaryOf(watchesFor({ entries: days(quarter, {}), weighings: thin, limits }))).toEqual([
      'weight-loss-confirmed red',
      'several-signs amber hidden',
      'labs-due info hidden',
    ])
  })

  test('a red alert of the answers hides them too', () => {
    expect(
      summaryOf(
        watchesFor({ entries: days({ noUrination: true }), weighings: [weighed(40, 4000)] }),
      ),
    ).toEqual(['weighing-due info hidden'])
    expect(summaryOf(watchesFor({ entries: days({}), weighings: [weighed(40, 4000)] }))).toEqual([
      'weighing-due info',
    ])
  })

  test('a watch that is put aside hides nothing, stays in the whole list, and is shown again after its time', () => {
    const all = watchesFor({ weighings: thin, limits, putAside: aside('red') })
    expect(summaryOf(all)).toEqual(['weight-loss-confirmed red aside', 'labs-due info'])
    expect(summaryOf(shownWatches(all))).toEqual(['labs-due info'])
    expect(
      summaryOf(watchesFor({ weighings: thin, putAside: aside('red', now.toISOString()) }))[0],
    ).toBe('weight-loss-confirmed red')
  })

  test('it is shown again if its level rises, and not if it falls', () => {
    expect(summaryOf(watchesFor({ weighings: thin, putAside: aside('amber') }))[0]).toBe(
      'weight-loss-confirmed red',
    )
    const loss = [weighed(0, 3800), weighed(20, 4000)]
    expect(
      summaryOf(
        watchesFor({
          weighings: loss,
          putAside: { 'weight-loss': { level: 'red', until: '2025-03-22T08:00:00Z' } },
        }),
      ),
    ).toEqual(['weight-loss amber aside'])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numRuns } from '../../testing/entries'
import { entryAgo, anyDays } from '../../testing/watchInput'
import { hasVomited } from '../indicators/vomiting'
import { historyOfText, historyText } from './historyText'
import { type PastEntry, pastEntries } from './pastEntries'

/** The rules treat a count of 0 like none, and water that was not kept like a vomiting. */
const comparable = (all: readonly PastEntry[]) =>
  all.map(({ vomiting, waterIntolerance, ...rest }) => ({
    ...rest,
    vomitings: vomiting ?? 0,
    hasVomited: hasVomited({ vomiting, waterIntolerance }),
  }))

test('a device reads the history that the server wrote', () => {
  fc.assert(
    fc.property(anyDays, (entries) => {
      const past = pastEntries(entries)
      expect(comparable(historyOfText(historyText(past)!))).toEqual(comparable(past))
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  )
})

test('the text is short, and null for a cat without entries', () => {
  expect(historyText([])).toBeNull()
  const history = pastEntries([
    entryAgo(0, { stool: 'none', vomiting: 12 }),
    entryAgo(3, { appetite: null }),
  ])
  expect(historyText(history)).toBe('2025-03-16 0,3 10 nn 4- c0 33 33 0- --')
})

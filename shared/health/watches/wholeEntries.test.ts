import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { calmInput, days } from '../../testing/watchInput'
import { plainText } from '../alerts/alertMessages'
import type { Entry } from '../answers/entry'
import { pastEntries } from '../history/pastEntries'
import { WATCHED_ENTRIES } from './entryWatches'
import { watches } from './watches'
import { watchNotes } from './watchNotes'

// The rules read few whole entries, and the earlier ones as `PastEntry`. The watches have to be
// those of all entries, also on the days of the journal.

const anyAnswers = fc.constantFrom<EntryOverrides | null>(
  {},
  { appetite: 3 },
  { appetite: 2 },
  { appetite: 2, vomiting: 1 },
  { vomiting: 1 },
  { lethargy: 1 },
  { stool: 'none' },
  null,
)
const anyEntries = fc
  .array(fc.tuple(anyAnswers, fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 8 })
  .map((runs) =>
    days(...runs.flatMap(([answers, count]) => Array<EntryOverrides | null>(count).fill(answers))),
  )

const resultsOf = (entries: Entry[], history: Entry[]) => {
  const input = { ...calmInput, entries, history: pastEntries(history) }
  return {
    notes: watchNotes(input, []),
    watches: watches(input).map(({ rule, level, lines, reasons }) => ({
      rule,
      level,
      text: plainText(lines),
      // The instant of an earlier entry is not read.
      reasons: reasons.map(({ day, label }) => `${day} ${label}`),
    })),
  }
}

test('the watches of the whole entries that are read are those of all entries', () => {
  const raised = new Set<string>()
  fc.assert(
    fc.property(anyEntries, (all) => {
      const expected = resultsOf(all, all)
      for (const { rule } of expected.watches) raised.add(rule)
      expect(resultsOf(all.slice(0, WATCHED_ENTRIES), all)).toEqual(expected)
    }),
    { numRuns: 300 },
  )
  for (const rule of ['appetite-lasting', 'energy-very-low', 'vomiting-lasting'])
    expect(raised).toContain(rule)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import { numRuns as forTwoEntries } from '../../testing/entries'
import { entryAgo, anyDays, anyWeighings, now, watchesFor } from '../../testing/watchInput'
import { alerts } from '../alerts/alerts'
import { emptyFields, type Entry } from '../answers/entry'
import { watchLevels } from '../rules/watchRow'
import { arrangeWatches, shownWatches } from './watches'

/** Each case has ten entries: a third of the usual number of cases takes as long. */
const numRuns = Math.ceil(forTwoEntries / 3)

/** The best answer to all five questions. */
const best = {
  ...emptyFields,
  quickHydrationValue: 'normal',
  waterMl: 210,
  appetite: 4,
  vomiting: 0,
  urination: 3,
  urinationBallSize: 'medium',
  lethargy: 3,
} as const

/** Returns the latest entry with one answer worse. */
const worse: Record<string, (entry: Entry) => Entry | null> = {
  appetite: (entry) =>
    entry.appetite !== null && entry.appetite > 1
      ? { ...entry, appetite: entry.appetite - 1 }
      : null,
  energy: (entry) =>
    entry.lethargy !== null && entry.lethargy > 1
      ? { ...entry, lethargy: entry.lethargy - 1 }
      : null,
  vomiting: (entry) =>
    entry.vomiting !== null && entry.vomiting < 20
      ? { ...entry, vomiting: entry.vomiting + 1 }
      : null,
  waterIntolerance: (entry) => ({ ...entry, waterIntolerance: true }),
  straining: (entry) => ({ ...entry, straining: true }),
  bloodVisible: (entry) => ({ ...entry, bloodVisible: true }),
  noUrination: (entry) => ({ ...entry, noUrination: true }),
}

/** Ranks alerts and watches together: 0 nothing, 1 info, 2 amber, 3 red. */
function worstLevelOf(entries: Entry[]): number {
  const levels = watchesFor({ entries }).map(({ level }) => 3 - watchLevels.indexOf(level))
  const ranks = alerts(entries).map(({ severity }) => ({ green: 0, amber: 2, red: 3 })[severity])
  return Math.max(0, ...levels, ...ranks)
}

describe('invariants (product/watches 1.6)', () => {
  test.each(Object.keys(worse))(
    'a worse answer in the latest entry never lowers the worst level raised: %s',
    (name) => {
      fc.assert(
        fc.property(anyDays, ([latest, ...before]) => {
          if (!latest) return
          const changed = worse[name]?.(latest)
          fc.pre(changed != null)
          expect(worstLevelOf([changed, ...before])).toBeGreaterThanOrEqual(
            worstLevelOf([latest, ...before]),
          )
        }),
        { numRuns },
      )
    },
  )

  test('eight best days raise nothing, whatever preceded them', () => {
    // Three times the best count is a usual count with which the best one is few (product/watches 2.6).
    const maxUrinations = 3 * best.urination - 1
    fc.assert(
      fc.property(anyDays, (before) => {
        const well = Array.from({ length: 8 }, (_, index) => entryAgo(index, best))
        const earlier = before.map((entry, index) => ({
          ...entry,
          urination: entry.urination === null ? null : Math.min(entry.urination, maxUrinations),
          day: entryAgo(8 + index).day,
          date: entryAgo(8 + index).date,
        }))
        expect(watchesFor({ entries: [...well, ...earlier] })).toEqual([])
      }),
      { numRuns },
    )
  })

  test('the vet’s page shows all watches of the owner’s; each occurs once, with its words and days', () => {
    fc.assert(
      fc.property(
        anyDays,
        anyWeighings,
        fc.integer({ min: 0, max: 72 }),
        (entries, weighings, hours) => {
          const all = watchesFor({
            entries,
            weighings,
            now: new Date(now.getTime() + hours * HOUR_MS),
          })
          expect(all).toEqual(expect.arrayContaining(shownWatches(all)))
          expect(new Set(all.map(({ rule }) => rule)).size).toBe(all.length)
          for (const { lines, reasons } of all)
            expect([lines.length > 1, reasons.length > 0]).toEqual([true, true])
          const hasRed =
            all.some(({ level }) => level === 'red') ||
            alerts(entries).some(({ severity }) => severity === 'red')
          expect(shownWatches(all).every(({ level }) => !hasRed || level === 'red')).toBe(true)
          expect(
            arrangeWatches(
              all.toReversed(),
              alerts(entries).some(({ severity }) => severity === 'red'),
            ),
          ).toEqual(all)
        },
      ),
      { numRuns },
    )
  })
})

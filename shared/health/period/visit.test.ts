import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, daysBetween } from '../../base/time'
import { numRuns } from '../../testing/entries'
import { fullDays, withStatuses, dayAgo } from '../../testing/visits'
import { entryAgo, anyDays, anyWeighings, today } from '../../testing/watchInput'
import { categories, type Category, type Entry } from '../answers/entry'
import { dailyStatuses } from '../indicators/dailyStatus'
import { shownStrips, strips } from './strips'
import { defaultVisitStart, visit } from './visit'

describe('the day to compare with if no visit is known', () => {
  test.each<[string, Entry[], number, boolean]>([
    ['is 90 days ago', fullDays(180), 90, false],
    ['is 90 days ago without an entry', [], 90, false],
    ['precedes the first entry of a younger record', fullDays(8), 8, true],
    ['precedes today’s only entry', [entryAgo(0)], 1, true],
    ['precedes a first entry of 89 days ago', fullDays(90), 90, true],
    ['is 90 days ago if the first entry is of that day', fullDays(91), 90, false],
    ['ignores an entry after today', [entryAgo(-1)], 90, false],
  ])('%s', (_, entries, days, isRecordStart) =>
    expect(defaultVisitStart(withStatuses(entries), today)).toEqual({
      since: dayAgo(days),
      isRecordStart,
    }),
  )
  test('reads the numbers of days that the server has', () => {
    const entries = [{ ...entryAgo(7), day: dayNumber(entryAgo(7).day) }]
    expect(defaultVisitStart({ entries, statuses: [] }, today).since).toBe(dayAgo(8))
  })
})

describe('a visit of any days', () => {
  const anyVisit = fc.record({
    entries: anyDays,
    weighings: anyWeighings,
    days: fc.integer({ min: 1, max: 12 }),
  })

  test('the earlier period equals the present one at the time of the visit', () =>
    fc.assert(
      fc.property(anyVisit, ({ entries, weighings, days }) => {
        const now = visit(withStatuses(entries), weighings, { since: dayAgo(days), today })
        const then = visit(withStatuses(entries), weighings, {
          since: dayAgo(2 * days),
          today: dayAgo(days),
        })
        if (now) expect(now.previous).toEqual(then && then.now.answered > 0 ? then.now : null)
      }),
      { numRuns },
    ))

  test('its counts equal the squares of the strips, without additional days', () =>
    fc.assert(
      fc.property(anyVisit, ({ entries, weighings, days }) => {
        const now = visit(withStatuses(entries), weighings, { since: dayAgo(days), today })?.now
        if (!now) return
        const { marks } = shownStrips(strips(dailyStatuses(entries), today, 400), today, days)
        const count = (category: Category, mark: string) =>
          marks[category].filter((one) => one === mark).length
        for (const category of categories)
          expect(now.counts[category]).toEqual({
            amber: count(category, 'amber'),
            red: count(category, 'red'),
          })
        expect(now.answered).toBe(marks.energy.filter((mark) => mark !== 'missing').length)
        expect(now.answered).toBeLessThanOrEqual(now.days)
        expect(now.days).toBeLessThanOrEqual(days)
      }),
      { numRuns },
    ))

  test('a new sign occurs after the visit and not in the days before', () =>
    fc.assert(
      fc.property(anyVisit, ({ entries, weighings, days }) => {
        const { newSigns } = visit(withStatuses(entries), weighings, {
          since: dayAgo(days),
          today,
        }) ?? { newSigns: [] }
        // Every sign up to the visit is new for its period, because no older entries exist. The
        // days reach ten back.
        const then =
          visit(withStatuses(entries), [], {
            since: dayAgo(400),
            today: dayAgo(days),
          })?.newSigns.map(({ rule }) => rule) ?? []
        for (const sign of newSigns) {
          expect(daysBetween(sign.day, today)).toBeLessThan(days)
          expect(sign.days).toBeGreaterThan(0)
          if (2 * days > 10) expect(then).not.toContain(sign.rule)
        }
      }),
      { numRuns },
    ))
})

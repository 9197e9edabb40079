import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEntry, anyHistory, numRuns } from '../testing/entries'
import { now } from '../testing/watchInput'
import { alerts } from './alerts/alerts'
import { notices } from './alerts/notices'
import { raisedRules } from './alerts/raisedRules'
import { toAnswers, toFields } from './answers/answers'
import { comparablePreviousEntry } from './answers/comparablePreviousEntry'
import {
  categories,
  emptyFields,
  type Entry,
  isAnswered,
  type StatusColor,
  unansweredCategories,
} from './answers/entry'
import { dailyStatus, dailyStatuses } from './indicators/dailyStatus'
import { urinationColor } from './indicators/urination'
import { alertRules } from './rules/rules'

// The invariants of product/rules 1.4, over any two entries that the schema accepts.

const rank: Record<StatusColor, number> = { green: 0, amber: 1, red: 2 }

/** Returns the entry with one answer worse, or null if that is impossible. */
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
  hairball: (entry) => ({ ...entry, hairball: true }),
  waterIntolerance: (entry) => ({ ...entry, waterIntolerance: true }),
  regurgitation: (entry) => ({ ...entry, regurgitation: true }),
  straining: (entry) => ({ ...entry, straining: true }),
  bloodVisible: (entry) => ({ ...entry, bloodVisible: true }),
  noUrination: (entry) => ({ ...entry, noUrination: true }),
}

describe('a worse answer never makes any tile greener', () => {
  test.each(Object.keys(worse))('%s, in either entry', (name) => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(0, 1), (history, index) => {
        const changed = history[index] && worse[name]?.(history[index])
        fc.pre(changed != null)
        const before = dailyStatus(history)
        const after = dailyStatus(history.with(index, changed))
        for (const category of categories)
          expect(rank[after[category]]).toBeGreaterThanOrEqual(rank[before[category]])
      }),
      { numRuns },
    )
  })
})

function holds(property: (history: Entry[]) => void): void {
  fc.assert(fc.property(anyHistory, property), { numRuns })
}

describe('tiles and alerts agree', () => {
  test('a tile that is not green has an alert of its category before ambers are hidden', () =>
    holds((history) => {
      const status = dailyStatus(history)
      const explained = alerts(history, { includeHidden: true }).map(({ category }) => category)
      expect(explained).toEqual(
        expect.arrayContaining(categories.filter((category) => status[category] !== 'green')),
      )
    }))

  test('a red tile has a red alert, so nothing urgent is hidden', () =>
    holds((history) => {
      const status = dailyStatus(history)
      const reds = alerts(history).flatMap(({ category, severity }) =>
        severity === 'red' ? [category] : [],
      )
      expect(reds).toEqual(
        expect.arrayContaining(categories.filter((category) => status[category] === 'red')),
      )
    }))

  test('all-green is the only alert, exactly if an answered day raises nothing', () =>
    holds((history) => {
      const [latest, before] = history as [Entry, Entry?]
      const isQuiet = raisedRules(latest, comparablePreviousEntry(latest, before)).length === 0
      const isSilent = unansweredCategories(latest).length === categories.length
      const rules = alerts(history).map(({ rule }) => rule)
      expect(rules.includes('all-green')).toBe(isQuiet && !isSilent)
      if (!rules.includes('all-green')) return
      expect(rules).toEqual(['all-green'])
      expect(new Set(Object.values(dailyStatus(history)))).toEqual(new Set(['green']))
    }))

  test('reds are first; ambers are hidden only under a red', () =>
    holds((history) => {
      const all = alerts(history, { includeHidden: true })
      const ranks = all.map(({ severity }) => rank[severity])
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
      const hasRed = ranks.includes(2)
      for (const { severity, hidden } of all) expect(hidden).toBe(hasRed && severity === 'amber')
      expect(alerts(history)).toEqual(all.filter(({ hidden }) => !hidden))
      if (hasRed) expect(notices(history, now)).toEqual([])
    }))

  test('every alert occurs once, with a reason, and hydration has at most one', () =>
    holds((history) => {
      const all = alerts(history, { includeHidden: true })
      expect(new Set(all.map(({ rule }) => rule)).size).toBe(all.length)
      expect(all.filter(({ category }) => category === 'hydration').length).toBeLessThanOrEqual(1)
      for (const { rule, reasons } of all) expect(reasons.length > 0).toBe(rule !== 'all-green')
    }))

  test('a first-day alert needs a first day, one over two entries names both', () =>
    holds((history) => {
      const [latest, before] = history as [Entry, Entry?]
      const previous = comparablePreviousEntry(latest, before)
      for (const rule of raisedRules(latest, previous)) {
        const { category } = alertRules[rule]
        if (rule.includes('first-day') && category !== 'hydration')
          expect(previous && isAnswered(previous, category)).toBeFalsy()
        if (rule.includes('first-day') && category === 'hydration')
          expect(previous?.quickHydrationValue ?? null).toBeNull()
        if (/consecutive|confirmed/.test(rule)) expect(previous).not.toBeNull()
      }
    }))

  test('unanswered questions are green, and an entry without answers raises nothing', () =>
    holds((history) => {
      const [latest] = history as [Entry]
      const status = dailyStatus(history)
      for (const category of unansweredCategories(latest)) expect(status[category]).toBe('green')
      const nothing = [{ ...latest, ...emptyFields }, ...history.slice(1)]
      expect(alerts(nothing, { includeHidden: true })).toEqual([])
      expect(notices(nothing, now)).toEqual([])
    }))

  test('the strip’s newest day equals the tiles', () =>
    holds((history) => {
      expect(dailyStatuses(history)[0]?.status).toEqual(dailyStatus(history))
    }))
})

test('for the same observed count, perfusion never makes a red urination tile greener', () => {
  fc.assert(
    fc.property(anyEntry, (entry) => {
      const answers = toAnswers(entry, entry.weightGrams)
      const tile = (perfusion: 'yes' | 'no') =>
        urinationColor({ ...entry, ...toFields({ ...answers, perfusion }, entry.weightGrams) })
      if (tile('no') === 'red') expect(tile('yes')).toBe('red')
    }),
    { numRuns },
  )
})

import { describe, expect, test } from 'vitest'
import { entry, type EntryOverrides, blankEntry } from '../../testing/entries'
import { type Category, isAnswered, unansweredCategories } from './entry'

describe('the answered questions of an entry (product/rules 1.2)', () => {
  test.each<[title: string, overrides: EntryOverrides, category: Category]>([
    ['a hydration choice', { quickHydrationValue: 'less' }, 'hydration'],
    ['a quantity of water', { waterMl: 0 }, 'hydration'],
    ['an appetite', { appetite: 1 }, 'appetite'],
    ['a count of vomitings, 0 too', { vomiting: 0 }, 'vomiting'],
    ['water not kept down, uncounted', { waterIntolerance: true }, 'vomiting'],
    ['a count of urinations, 0 too', { urination: 0 }, 'urination'],
    ['visible blood, uncounted', { bloodVisible: true }, 'urination'],
    ['an energy', { lethargy: 5 }, 'energy'],
  ])('%s', (_, overrides, category) => {
    expect(isAnswered(blankEntry(overrides), category)).toBe(true)
    expect(isAnswered(blankEntry(), category)).toBe(false)
    expect(unansweredCategories(blankEntry(overrides))).not.toContain(category)
    expect(unansweredCategories(blankEntry(overrides))).toHaveLength(4)
  })

  test('a complete day has no unanswered question; a note or a perfusion answers none', () => {
    expect(unansweredCategories(entry())).toEqual([])
    expect(
      unansweredCategories(blankEntry({ note: 'RAS', subcutaneousPerfusion: 'yes' })),
    ).toHaveLength(5)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hydrationLevels } from './answerTable'
import type { HydrationLevel } from './entry'
import {
  hydrationFrom,
  observedUrination,
  urinationWithPerfusion,
  waterBeforePerfusion,
  waterFor,
  waterWithPerfusion,
} from './perfusionShare'

describe('water of a hydration choice (product/entries 4.1)', () => {
  test.each<[level: HydrationLevel, grams: number | null, water: number]>([
    ['less', 4200, 147],
    ['normal', 4200, 210],
    ['more', 4200, 315],
    ['more', 4300, 323],
    ['less', null, 200],
    ['normal', 0, 200],
    ['more', -1, 200],
    ['normal', 0.1, 0],
    ['more', 27_000, 2000],
  ])('%s at %s g: %s mL', (level, grams, water) => {
    expect(waterFor(level, grams)).toBe(water)
  })

  test('perfusion adds 25 %, to 2000 mL at most', () => {
    expect(waterFor('normal', 4200, 'yes')).toBe(263)
    expect(waterFor('normal', 4200, 'no')).toBe(210)
    expect(waterFor('more', 25_000, 'yes')).toBe(2000)
    expect(waterFor('more', 100_000, 'no')).toBe(2000)
  })
})

describe('the choice that a quantity reads as, exact in grams (product/entries 4.4)', () => {
  test.each<[water: number | null, grams: number | null, level: HydrationLevel | null]>([
    [169, 4000, 'less'],
    [170, 4000, 'normal'],
    [230, 4000, 'normal'],
    [231, 4000, 'more'],
    [0, 4000, 'less'],
    [null, 4000, null],
    [200, null, null],
    [200, 0, null],
  ])('%s mL at %s g: %s', (water, grams, level) => {
    expect(hydrationFrom(water, grams)).toBe(level)
  })

  test('a choice reads back from its own water', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hydrationLevels),
        fc.integer({ min: 3, max: 250 }),
        (level, step) => {
          expect(hydrationFrom(waterFor(level, step * 100), step * 100)).toBe(level)
        },
      ),
    )
  })
})

describe('what perfusion adds, and its inverse (product/entries 4.2, 4.4)', () => {
  test.each([
    [0, 2],
    [1, 3],
    [18, 20],
    [19, 20],
    [20, 20],
  ])('%s urinations seen are stored as %s', (seen, stored) => {
    expect(urinationWithPerfusion(seen, 'yes')).toBe(stored)
    expect(urinationWithPerfusion(seen, 'no')).toBe(seen)
    expect(observedUrination({ urination: stored, subcutaneousPerfusion: 'yes' })).toBe(
      Math.min(18, seen),
    )
    expect(observedUrination({ urination: stored, subcutaneousPerfusion: 'no' })).toBe(stored)
    expect(observedUrination({ urination: stored, subcutaneousPerfusion: null })).toBe(stored)
  })

  test('fewer than perfusion adds, or nothing counted', () => {
    expect(observedUrination({ urination: 1, subcutaneousPerfusion: 'yes' })).toBe(0)
    expect(observedUrination({ urination: null, subcutaneousPerfusion: 'yes' })).toBeNull()
    expect(waterBeforePerfusion({ waterMl: null, subcutaneousPerfusion: 'yes' })).toBeNull()
  })

  test('every quantity of water is restored, up to the cap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1600 }),
        fc.constantFrom('yes', 'no', null),
        (water, perfusion) => {
          const waterMl = waterWithPerfusion(water, perfusion)
          expect(waterBeforePerfusion({ waterMl, subcutaneousPerfusion: perfusion })).toBe(water)
        },
      ),
    )
  })
})

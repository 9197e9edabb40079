import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatWeight, parseWeight, stepWeight, weightLabel } from './weightValue'

describe('a cat’s weight (product/cats 3.1)', () => {
  test.each([
    ['4,2', 4200],
    ['4.2', 4200],
    ['4', 4000],
    [' 4,10 ', 4100],
    ['4,25', 4250],
    ['3,85', 3850],
    ['4.253', 4253],
    ['0,3', 300],
    ['25', 25_000],
    ['0,29', null],
    ['25,01', null],
    ['42', null],
    ['-4', null],
    ['4,2 kg', null],
    ['4,', null],
    [',5', null],
    ['1e1', null],
    ['04.2000', null],
    ['', null],
    ['NaN', null],
  ])('%s is %s g', (text, grams) => {
    expect(parseWeight(text)).toBe(grams)
  })

  test.each([
    ['4,25', 1, '4,35'],
    ['4,25', -1, '4,15'],
    ['4,253', 1, '4,353'],
    ['3,9', 1, '4,0'],
    ['4.2', 1, '4,3'],
    ['4', -1, '3,9'],
    ['24,95', 1, '25,0'],
    ['25', 1, '25,0'],
    ['0,35', -1, '0,3'],
    ['', 1, null],
    ['42', -1, null],
    ['quatre', 1, null],
  ] as const)('a step from %s by %i is %s', (text, direction, stepped) => {
    expect(stepWeight(text, direction)).toBe(stepped)
  })

  test('a weight is formatted for the wire and for the screen', () => {
    expect(formatWeight(4200)).toBe('4.2')
    expect(formatWeight(4000)).toBe('4.0')
    expect(formatWeight(4250)).toBe('4.25')
    expect(formatWeight(4253)).toBe('4.253')
    expect(formatWeight(-300)).toBe('-0.3')
    expect(weightLabel(4200)).toBe('4,2 kg')
    expect(weightLabel(3850)).toBe('3,85 kg')
    expect(weightLabel(4253)).toBe('4,25 kg')
    expect(weightLabel(25_000)).toBe('25,0 kg')
  })

  test('the displayed weight is read back, so that saving an unchanged form adds no weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 25_000 }), (grams) => {
        expect(parseWeight(formatWeight(grams))).toBe(grams)
        const shown = Math.round(grams / 10) * 10
        expect(parseWeight(weightLabel(shown).replace(' kg', ''))).toBe(shown)
      }),
    )
  })
})

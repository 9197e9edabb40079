import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatWeight, parseWeight, weightLabel } from './weight'

describe('a cat’s weight (product/cats 3.1)', () => {
  test.each([
    ['4,2', 4200],
    ['4.2', 4200],
    ['4', 4000],
    [' 4,10 ', 4100],
    ['4,25', 4300],
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

  test('on the wire and on screen', () => {
    expect(formatWeight(4200)).toBe('4.2')
    expect(formatWeight(4000)).toBe('4.0')
    expect(weightLabel(4200)).toBe('4,2 kg')
    expect(weightLabel(25_000)).toBe('25,0 kg')
  })

  test('what is shown reads back, so saving an unchanged form adds no weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 250 }), (step) => {
        expect(parseWeight(formatWeight(step * 100))).toBe(step * 100)
        expect(parseWeight(weightLabel(step * 100).replace(' kg', ''))).toBe(step * 100)
      }),
    )
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frenchNumber } from './numbers'

test('formats like Intl in French', () => {
  const numbers = fc.oneof(
    fc.integer({ min: -2_000_000, max: 2_000_000 }),
    fc.double({ min: -9_999, max: 99_999, noNaN: true }).map((value) => Number(value.toFixed(4))),
  )
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 5 }), (value, digits) => {
      // Halves of binary fractions are left out: Intl rounds the decimal, toFixed the binary
      // number.
      fc.pre(!value.toFixed(digits + 1).endsWith('5') || Number.isInteger(value))
      const intl = value
        .toLocaleString('fr', { maximumFractionDigits: digits })
        .replace(/^-0$/, '0')
      expect(frenchNumber(value, digits)).toBe(intl)
    }),
  )
})

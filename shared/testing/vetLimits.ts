import fc from 'fast-check'
import { addDays } from '../base/time'
import type { VetLimit } from '../health/rules/vetLimits'
import { today } from './watchInput'

/** The day on which the numbers were accepted. */
export const acceptedOn = '2025-03-12'
export const limit = (
  part: VetLimit['part'],
  value: string,
  inDays: number | null = null,
): VetLimit => ({ part, value, days: inDays, since: acceptedOn })

export const anyLimits: fc.Arbitrary<VetLimit[]> = fc
  .record(
    {
      weight: fc
        .integer({ min: 30, max: 2500 })
        .map((decagrams) => limit('weight', (decagrams / 100).toFixed(2))),
      loss: fc
        .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 365 }))
        .map(([percent, inDays]) => limit('loss', String(percent), inDays)),
      urinations: fc
        .integer({ min: 1, max: 20 })
        .map((count) => limit('urinations', String(count))),
      check: fc
        .integer({ min: -30, max: 30 })
        .map((ahead) => limit('check', addDays(today, ahead))),
    },
    { requiredKeys: [] },
  )
  .map((found) => Object.values(found))

import { expect, test } from 'vitest'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import type { PendingChange, Refusal } from '../../offline/queue/rows'
import { canRedate, isRefusedSecondDose } from './refusalChoices'

const changeOf = (kind: PendingChange['kind'], refusal: Partial<Refusal> | null, guarded = true) =>
  ({
    kind,
    content: { guarded },
    refusal: refusal && { reason: 'Non', field: null, ...refusal },
  }) as PendingChange

test.each<[PendingChange['kind'], string | null, boolean]>([
  ['draft', 'date', true],
  ['weighing', 'date', true],
  ['dose', 'at', true],
  ['stockChange', 'at', true],
  ['seenWatch', 'seenAt', true],
  ['dose', 'day', false],
  ['dose', null, false],
  ['edit', 'date', false],
])('a %s whose refusal names the field %s can be dated again: %s', (kind, field, expected) => {
  expect(canRedate(changeOf(kind, { field }))).toBe(expected)
})

test('a change that is not refused cannot be dated again', () => {
  expect(canRedate(changeOf('dose', null))).toBe(false)
})

test.each<[string, PendingChange, boolean]>([
  ['refused as a second one', changeOf('dose', { code: 'ALREADY_GIVEN' }), true],
  ['over the quota', changeOf('dose', { code: 'OVER_QUOTA' }), false],
  ['with an invalid day', changeOf('dose', { code: 'VALIDATION', field: 'day' }), false],
  ['refused under an older build', changeOf('dose', {}), true],
  ['dated ahead, under an older build', changeOf('dose', { field: 'at' }), false],
  ['of an unknown cat, under an older build', changeOf('dose', { reason: UNKNOWN_CAT }), false],
  ['that is not refused', changeOf('dose', null), false],
  ['from the form', changeOf('dose', { code: 'ALREADY_GIVEN' }, false), false],
  ['of another kind', changeOf('weighing', { code: 'ALREADY_GIVEN' }), false],
])('the user can confirm a second dose for a dose %s', (_, change, expected) => {
  expect(isRefusedSecondDose(change)).toBe(expected)
})

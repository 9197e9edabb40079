import { expect, test } from 'vitest'
import { shareLifetimeMs } from './shareLink'
import { shareLinkState } from './shareLinkState'

test('a link is valid for 72 hours by default', () => {
  expect(shareLifetimeMs()).toBe(259_200_000)
})

test.each([
  ['before', '2025-03-16T11:59:59Z', false, 'active'],
  ['at its time', '2025-03-16T12:00:00Z', false, 'expired'],
  ['revoked', '2025-03-16T11:00:00Z', true, 'revoked'],
  ['revoked, then over', '2025-03-17T12:00:00Z', true, 'revoked'],
])('%s', (_, now, isRevoked, state) => {
  const expiresAt = '2025-03-16T12:00:00Z'
  expect(shareLinkState({ expiresAt, isRevoked }, new Date(now))).toBe(state)
  expect(shareLinkState({ expiresAt: new Date(expiresAt), isRevoked }, new Date(now))).toBe(state)
})

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { removeMailToken, storedMailToken } from './useMailToken'

afterEach(() => sessionStorage.clear())

/** Opens the page at this address. */
async function open(address: string) {
  window.history.replaceState({ key: 'kept' }, '', address)
  vi.resetModules()
  await import('./storeMailToken')
  return window.location.pathname + window.location.search
}

test('the token leaves the address, survives a reload, and belongs to its page only', async () => {
  expect(await open('/reset-password?token=abc&x=1')).toBe('/reset-password?x=1')
  expect(window.history.state).toEqual({ key: 'kept' })
  expect(await open('/reset-password')).toBe('/reset-password')
  expect([storedMailToken('reset-password'), storedMailToken('verify-email')]).toEqual([
    'abc',
    null,
  ])
  removeMailToken()
  expect(storedMailToken('reset-password')).toBeNull()
})

test('another mail’s token replaces the stored one, and an empty token counts as none', async () => {
  await open('/reset-password?token=abc')
  await open('/verify-email/?token=def')
  expect([storedMailToken('reset-password'), storedMailToken('verify-email')]).toEqual([
    null,
    'def',
  ])
  expect(await open('/restore-email?token=')).toBe('/restore-email')
  expect([storedMailToken('restore-email'), storedMailToken('verify-email')]).toEqual([null, null])
})

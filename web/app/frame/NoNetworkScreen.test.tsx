// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { NoNetworkScreen } from './NoNetworkScreen'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

vi.mock('../../base/router/Link', () => ({ Link: () => null }))
afterEach(() => vi.unstubAllGlobals())

/** Shows the screen, with a network or not at each check, and returns how often it retried. */
async function retries(...looks: boolean[]): Promise<number> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  vi.stubGlobal('navigator', {
    get onLine() {
      return looks.length > 1 ? looks.shift() : looks[0]
    },
  })
  const retry = vi.fn()
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(page).render(<NoNetworkScreen reason="" onRetry={retry} />))
  return retry.mock.calls.length
}

test('a network that returned before the screen listens is noticed, without a loop', async () => {
  expect(await retries(false, true)).toBe(1)
  expect(await retries(false)).toBe(0)
  // The server does not respond although there is a network.
  expect(await retries(true)).toBe(0)
})

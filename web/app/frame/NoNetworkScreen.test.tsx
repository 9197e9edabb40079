// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '../../base/testing/render'
import { NoNetworkScreen } from './NoNetworkScreen'

vi.mock('../../base/router/Link', () => ({ Link: () => null }))
afterEach(() => vi.unstubAllGlobals())

/** Shows the screen, with a network or not at each check, and returns how often it retried. */
async function retries(...looks: boolean[]): Promise<number> {
  vi.stubGlobal('navigator', {
    get onLine() {
      return looks.length > 1 ? looks.shift() : looks[0]
    },
  })
  const retry = vi.fn()
  await render(<NoNetworkScreen reason="" onRetry={retry} />)
  return retry.mock.calls.length
}

test('a network that returned before the screen listens is noticed, without a loop', async () => {
  expect(await retries(false, true)).toBe(1)
  expect(await retries(false)).toBe(0)
  // The server does not respond although there is a network.
  expect(await retries(true)).toBe(0)
})

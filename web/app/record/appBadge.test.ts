// @vitest-environment happy-dom
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { storeTokens } from '../../base/network/tokens'
import { updateBadge } from './appBadge'

const cat = {
  __typename: 'Animal',
  id: 'cat',
  today: '2025-03-12',
  inMemorySince: null,
  careToday: { planned: 0, noted: 0 },
  latest: { edges: [{ node: { id: 'entry', day: '2025-03-11' } }] },
}
const viewer = { id: 'viewer', uuid: 'owner', animals: { edges: [{ node: cat }] } }

afterEach(() => vi.unstubAllGlobals())

test('the badge is shown by the next attempt after a request that failed', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined)
  const registration = { pushManager: { getSubscription: async () => ({}) } }
  vi.stubGlobal('navigator', {
    setAppBadge,
    serviceWorker: { getRegistration: async () => registration },
  })
  storeTokens({ accessToken: `x.${btoa(JSON.stringify({ sub: 'owner' }))}.x`, refreshToken: 'r' })
  const request = vi
    .fn<() => Promise<{ data: object }>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce({ data: { viewer } })
  const environment = new Environment({
    network: Network.create(request),
    store: new Store(new RecordSource()),
  })
  await expect(updateBadge(environment)).rejects.toThrow('no network')
  await updateBadge(environment)
  await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalledWith(1))
})

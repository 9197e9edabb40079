import { afterEach, expect, test, vi } from 'vitest'
import type { PrecacheController } from 'workbox-precaching'
import { repairPrecache } from './repairPrecache'

/** The hash of 'this build'. */
const integrity = 'sha256-HHeXyValCldPx3YCvAkbs/DZIOsQ9kwsRHs1zHBWA3w='

afterEach(() => vi.unstubAllGlobals())

/**
 * Runs `repairPrecache` with a missing document that cannot be installed again, and returns whether
 * it looks for a newer build. `responses` are those of the network in order.
 */
async function looksForNewer(...responses: (Response | Error)[]): Promise<boolean> {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) })
  vi.stubGlobal('ExtendableEvent', Event)
  vi.stubGlobal('fetch', async () => {
    const response = responses.shift()
    if (response instanceof Response) return response
    throw response ?? new TypeError('no network')
  })
  const app = {
    strategy: { cacheName: 'ours' },
    getURLsToCacheKeys: () => new Map([['/index.html', '/index.html']]),
    getIntegrityForCacheKey: () => integrity,
    install: () => Promise.reject(new Error('bad-precaching-response')),
  } as unknown as PrecacheController
  let hasLooked = false
  const registration = {
    update: async () => void (hasLooked = true),
    installing: null,
    waiting: null,
  } as unknown as ServiceWorkerRegistration
  await repairPrecache(app, registration, { waitUntil: () => {} } as unknown as ExtendableEvent)
  return hasLooked
}

test('another build’s document, or a missing one, means that the server lacks this build', async () => {
  expect(await looksForNewer(new Response('another build'))).toBe(true)
  expect(await looksForNewer(new Response('', { status: 404 }))).toBe(true)
})

test('an error of the server does not mean that it lacks the build', async () => {
  expect(await looksForNewer(new Response('this build'), new Response('', { status: 503 }))).toBe(
    false,
  )
  expect(await looksForNewer(new Response('', { status: 503 }))).toBe(false)
  expect(await looksForNewer(new TypeError('no network'))).toBe(false)
})

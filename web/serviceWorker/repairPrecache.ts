import type { PrecacheController } from 'workbox-precaching'

/**
 * Installs missing files again: a registered worker is not installed again after its cache was
 * emptied.
 */
export async function repairPrecache(
  app: PrecacheController,
  registration: ServiceWorkerRegistration,
  event: ExtendableEvent,
): Promise<void> {
  if ((await missingFiles(app)).length === 0) return
  try {
    const installing = Object.assign(new ExtendableEvent('install'), {
      waitUntil: event.waitUntil.bind(event),
    })
    await app.install(installing)
  } catch (error) {
    console.warn('the precache could not be repaired', error)
    if (await isBuildGone(app)) await activateNewBuild(registration)
  }
}

async function missingFiles(app: PrecacheController): Promise<[url: string, key: string][]> {
  const cache = await caches.open(app.strategy.cacheName)
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url))
  return [...app.getURLsToCacheKeys()].filter(([, key]) => !cachedUrls.has(key))
}

/**
 * Returns whether the server no longer has this build: it responds with 404, 410 or other bytes.
 * Other errors and a missing response count as `false`.
 */
async function isBuildGone(app: PrecacheController): Promise<boolean> {
  for (const [url, key] of await missingFiles(app)) {
    const response = await fetch(url, { cache: 'no-store' }).catch(() => null)
    const bytes = await response?.arrayBuffer().catch(() => null)
    if (!response || !bytes) return false
    if (response.status === 404 || response.status === 410) return true
    // index.html has the same address in every build.
    const integrity = app.getIntegrityForCacheKey(key)
    if (response.ok && integrity && integrity !== (await integrityOf(bytes))) return true
  }
  return false
}

async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** Replaces this build, which can no longer start the app, without a confirmation (ADR 16). */
async function activateNewBuild(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await waitForState(next, ['installed', 'activated', 'redundant'])
  // The new worker activates once this one has handled its events.
  next.postMessage({ type: 'SKIP_WAITING' })
}

async function waitForState(worker: ServiceWorker, states: ServiceWorkerState[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

import type { PrecacheController } from 'workbox-precaching'

/**
 * The browser, or a person, may have emptied the cache of a worker that stays registered, and is then never installed
 * again. What is missing is installed again; the entries' integrity keeps out what is another build's.
 */
export async function keepWhole(app: PrecacheController, registration: ServiceWorkerRegistration, event: ExtendableEvent): Promise<void> {
  if (await isWhole(app)) return
  try {
    const installing = Object.assign(new ExtendableEvent('install'), { waitUntil: event.waitUntil.bind(event) })
    await app.install(installing)
  } catch (error) {
    console.warn('this build is no longer whole on the server either', error)
    await makeWay(registration)
  }
}

async function isWhole(app: PrecacheController): Promise<boolean> {
  const cache = await caches.open(app.strategy.cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  return [...app.getURLsToCacheKeys().values()].every((key) => kept.has(key))
}

/** A newer build asks before it is taken, but not in the place of one that could not start the app any more. */
async function makeWay(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await reached(next, ['installed', 'activated', 'redundant'])
  // It takes over once this worker has nothing to do any more, this message included.
  next.postMessage({ type: 'SKIP_WAITING' })
}

async function reached(worker: ServiceWorker, states: ServiceWorkerState[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

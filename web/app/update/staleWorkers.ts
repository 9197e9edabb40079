/** The build writes this file (web/build/pwa.ts). */
export const workerScript = '/sw.js'

const ourCache = 'nephrochat-precache-'

/** Removes other workers and caches of this origin (product/offline 3.3). */
export async function removeForeignWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(
    registrations
      .filter((registration) => !isOwnRegistration(registration))
      .map((registration) => registration.unregister()),
  )
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => !name.startsWith(ourCache)).map((name) => caches.delete(name)),
  )
}

/**
 * In development, unregisters every worker and deletes every cache of this origin: they would respond
 * with an earlier build.
 */
export async function removeAllWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

function isOwnRegistration({
  scope,
  installing,
  waiting,
  active,
}: ServiceWorkerRegistration): boolean {
  const script = (installing ?? waiting ?? active)?.scriptURL
  return (
    scope === new URL('/', location.href).href &&
    script === new URL(workerScript, location.href).href
  )
}

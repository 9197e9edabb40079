/** Where our worker's script is; the build writes it (web/build/pwa.ts). */
export const workerScript = '/sw.js'

/** Our worker's one cache, as Workbox names it (web/serviceWorker/sw.ts). */
const ourCache = 'nephrochat-precache-'

/** Whatever an earlier product or build of another kind left on this origin goes, at start (product/offline 3.3). */
export async function removeForeign(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.filter((registration) => !isOurs(registration)).map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.startsWith(ourCache)).map((name) => caches.delete(name)))
}

/** Our worker too, with its cache: in development it would answer with the build that ran on this port before. */
export async function removeOurs(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

function isOurs({ scope, installing, waiting, active }: ServiceWorkerRegistration): boolean {
  const script = (installing ?? waiting ?? active)?.scriptURL
  return scope === new URL('/', location.href).href && script === new URL(workerScript, location.href).href
}

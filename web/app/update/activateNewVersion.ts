import { reloadPage } from './chunkErrors'
import { requestUpdate } from './newVersion'

const skipAgainMs = 2_000

/** Activates the new version; other tabs are notified. */
export function activateNewVersion(): void {
  const registration = requestUpdate()
  // If another tab has activated it, only this page is old.
  if (!registration?.waiting) return void reloadPage()
  skipWaiting(registration)
  setInterval(skipWaiting, skipAgainMs, registration)
}

/**
 * The new worker activates once the former one is idle. Chromium has been seen to miss that moment,
 * and looks again after an event of either.
 */
function skipWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting) return
  for (const worker of [waiting, active]) worker?.postMessage({ type: 'SKIP_WAITING' })
}

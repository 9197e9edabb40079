import { reloadPage } from './chunkErrors'
import { requestUpdate } from './newVersion'

/**
 * Activates the new version once Chromium has stopped the former worker; other tabs are notified. A
 * request that arrives meanwhile starts that worker again, until it was idle for 30 s. Messages
 * would keep it busy.
 */
export function activateNewVersion(): void {
  const registration = requestUpdate()
  // If another tab has activated it, only this page is old.
  if (!registration?.waiting) return void reloadPage()
  registration.waiting.postMessage({ type: 'SKIP_WAITING' })
}

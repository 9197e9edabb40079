import { reloadPage } from './chunkErrors'
import { requestUpdate } from './newVersion'

/**
 * Requests the activation of the new version, and notifies the other tabs. Chromium activates it once the
 * former worker is stopped. A later request starts that worker again, which then stops after 30 idle
 * seconds. No messages are sent to it, since they would keep it busy.
 */
export function activateNewVersion(): void {
  const registration = requestUpdate()
  // If another tab has activated it, only this page is old.
  if (!registration?.waiting) return void reloadPage()
  registration.waiting.postMessage({ type: 'SKIP_WAITING' })
}

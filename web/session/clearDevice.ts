import { withTimeout } from '../base/device/timeouts'
import { readTokens } from '../base/network/tokens'
import { deleteMirrors, hasMirrors } from '../offline/mirror/mirrorDatabase'

const timeoutMs = 2_000

/** Deletes what the former session has left on this device, except the records of one account. */
export async function clearDevice(exceptFor: string | null): Promise<void> {
  await withTimeout(timeoutMs, Promise.all([deleteMirrors(exceptFor), clearReminders()]))
}

/** Deletes what a session has left whose end was interrupted. A visitor's device gets no database. */
export async function clearInterruptedSession(): Promise<void> {
  if (readTokens() === null && (await hasMirrors())) await clearDevice(null)
}

/**
 * Removes the notifications, the number on the icon, and the subscription, which belonged to the
 * former session: the worker writes nothing without a subscription (product/reminders 4.5).
 */
async function clearReminders(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined)
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  for (const notification of await registration.getNotifications()) notification.close()
  // Safari has no push outside of an installed app.
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}

import { deleteMirrors } from '../offline/mirror/mirrorDatabase'

/**
 * Deletes the records of other accounts from this device. If no account stays, it also removes what
 * reminders have left: notifications, the number on the icon, and the subscription, without which
 * the worker writes nothing (product/reminders 4.5).
 */
export async function clearDevice(exceptFor: string | null): Promise<void> {
  await Promise.all([deleteMirrors(exceptFor), exceptFor === null && clearReminders()])
}

async function clearReminders(): Promise<void> {
  const [registration] = await Promise.all([
    'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined,
    'clearAppBadge' in navigator && navigator.clearAppBadge(),
  ])
  if (!registration || !('pushManager' in registration)) return
  for (const notification of await registration.getNotifications()) notification.close()
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

import type { PushMessage } from '#shared/reminder/pushMessage'
import { newUuid } from '../base/device/uuid'
import { handleReminderTap } from './reminderTap'
import { showBadge, showReminder, type ShownReminder, showPageNotification } from './showReminder'

/** The paths of pages without a field to type in: a tap may replace them. */
const mayLeave = /^\/(home|analysis\/[^/]+|history\/[^/]+)?$/

/** TypeScript's library lacks this event. Older browsers set neither property. */
interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** Shows reminders, and opens their page at a tap (product/reminders 3.3). */
export function handleReminders(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    // The server's messages always have a payload.
    if (!event.data) return
    const message = event.data.json() as PushMessage
    // The id makes a dose one dose, however often 'Donné' is tapped.
    const reminder = { ...message, uuid: newUuid() }
    event.waitUntil(Promise.all([showReminder(worker, reminder), showBadge(message.open)]))
  })
  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event
    notification.close()
    // An older build stored the path alone.
    const data = notification.data as ShownReminder | string
    event.waitUntil(typeof data === 'string' ? open(worker, data) : answer(worker, action, data))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange
    change.waitUntil(renew(worker, change))
  })
}

async function answer(
  worker: ServiceWorkerGlobalScope,
  action: string,
  reminder: ShownReminder,
): Promise<void> {
  const path = await handleReminderTap(worker, action, reminder)
  if (path === null) return
  // Some browsers let a worker open a window only in the first second after the tap.
  await open(worker, path).catch(() => showPageNotification(worker, reminder, path))
}

async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const { href, pathname, search, hash } = new URL(path, worker.location.origin)
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pathOf = (tab: WindowClient) => new URL(tab.url).pathname
  const openTab = tabs.find((tab) => pathOf(tab) === pathname && new URL(tab.url).search === '')
  // A page reads the query and the hash of its address when it opens.
  if (openTab && !search && !hash) return void (await openTab.focus())
  const free = tabs.find((tab) => mayLeave.test(pathOf(tab)))
  if (!free) return void (await worker.clients.openWindow(href))
  await free.focus().catch(() => null)
  // A tab that another worker controls, or none, cannot be navigated.
  await free.navigate(href).catch(() => worker.clients.openWindow(href))
}

/**
 * Sends the new subscription. The worker has no session, so the former subscription's secret
 * identifies the device (product/reminders 3.4).
 */
async function renew(
  worker: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const former = oldSubscription?.toJSON()
  if (!former?.keys) return
  const { applicationServerKey } = oldSubscription!.options
  const { endpoint, keys } = (
    newSubscription ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }))
  ).toJSON()
  const body = JSON.stringify({
    formerEndpoint: former.endpoint,
    formerAuth: former.keys['auth'],
    endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
  })
  await fetch('/api/push/renewal', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}

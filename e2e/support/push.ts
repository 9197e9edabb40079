import type { Page } from '@playwright/test'
import type { TestBrowser } from '../../api/testing/servers/pushService'

/**
 * Replaces the subscription of Chromium, which has no push service here, by one of the test's
 * service. The permission, worker and notification are real.
 */
export async function fakeSubscription(page: Page, { subscription }: TestBrowser): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      endpoint,
      unsubscribe: async () => true,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    }
    const mark = 'subscribed'
    const subscribe = async () => (sessionStorage.setItem(mark, ''), subscription)
    Object.assign(PushManager.prototype, {
      subscribe,
      getSubscription: async () => (sessionStorage.getItem(mark) === null ? null : subscription),
    })
  }, subscription)
}

/**
 * Runs in the worker: makes the two calls run one after the other. Chromium drops a
 * notification if the list is read while it is being shown.
 */
function serialiseNotificationCalls(): void {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  if (Object.hasOwn(registration, 'showNotification')) return
  let last: Promise<unknown> = Promise.resolve()
  const serialise =
    <Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) =>
    (...values: Values) => {
      const result = last.then(() => call.apply(registration, values))
      last = result.catch(() => undefined)
      return result
    }
  Object.assign(registration, {
    showNotification: serialise(registration.showNotification),
    getNotifications: serialise(registration.getNotifications),
  })
}

/** Delivers a message as the push service of Chromium's vendor would. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  await workerOf(page).evaluate(serialiseNotificationCalls)
  const session = await page.context().newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.forEach((one) => !one.isDeleted && resolve(one.registrationId)),
    )
    void session.send('ServiceWorker.enable')
  })
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const workerOf = (page: Page) => page.context().serviceWorkers()[0]!

/** Returns the notifications on the screen, also if no page of the app is open. */
export const notifications = (page: Page) =>
  workerOf(page).evaluate<{ title: string; body: string; data: { path: string } }[]>(
    `registration.getNotifications().then((all) =>
      all.map(({ title, body, data }) => ({ title, body, data })))`,
  )

/**
 * Taps the only notification, or one of its actions. No tool can tap a notification of the system:
 * the test sends the worker its event.
 */
export async function tapNotification(page: Page, action = '', times = 1): Promise<void> {
  await workerOf(page).evaluate(
    `registration.getNotifications().then(([notification]) => {
      for (let tap = 0; tap < ${times}; tap += 1)
        dispatchEvent(
          new NotificationEvent('notificationclick', { notification, action: '${action}' }))
    })`,
  )
}

/** Gives the worker the subscription that `fakeSubscription` gives to the pages. */
export async function fakeSubscriptionInWorker(
  page: Page,
  { subscription }: TestBrowser,
): Promise<void> {
  await workerOf(page).evaluate(
    ({ endpoint, p256dh, auth }) =>
      Object.assign(PushManager.prototype, {
        getSubscription: async () => ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }),
      }) && undefined,
    subscription,
  )
}

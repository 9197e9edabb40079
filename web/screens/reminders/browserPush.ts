export interface DeviceKeys {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Returns `null` if this browser does not support push messages. On a first visit, the worker is
 * still being installed.
 */
async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  return (await navigator.serviceWorker.ready).pushManager
}

/**
 * Returns the state of this browser: 'off' also before the user was asked. The hash identifies it
 * among the account's devices.
 */
export async function pushState(): Promise<
  { state: 'unsupported' | 'blocked' | 'off' } | { state: 'subscribed'; endpointHash: string }
> {
  const push = await manager()
  if (!push) return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'blocked' }
  const subscription = await push.getSubscription()
  return subscription
    ? { state: 'subscribed', endpointHash: await hashOf(subscription.endpoint) }
    : { state: 'off' }
}

/** Requests the user’s permission once; returns `null` if the user declines. */
export async function subscribe(applicationServerKey: string): Promise<DeviceKeys | null> {
  const push = await manager()
  if (!push || (await Notification.requestPermission()) !== 'granted') return null
  // A subscription with another key, left by an earlier installation, would be refused.
  await (await push.getSubscription())?.unsubscribe()
  const { endpoint, keys } = (
    await push.subscribe({ userVisibleOnly: true, applicationServerKey })
  ).toJSON()
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! }
}

export async function unsubscribe(): Promise<void> {
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge()
  await (await (await manager())?.getSubscription())?.unsubscribe()
}

/** SHA-256, base64url. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

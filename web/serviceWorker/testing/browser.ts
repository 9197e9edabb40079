import { handleReminders } from '../reminders'

const origin = 'https://chat.example'
const noClient = new TypeError('this worker is not the client’s')

interface Tab {
  url: string
  focus: () => Promise<void>
  navigate: (href: string) => Promise<null>
}

interface ShownNotification extends NotificationOptions {
  title: string
  data: unknown
  actions?: { action: string; title: string }[]
  close: () => void
}

export const subscription = (name: string, applicationServerKey: string) => ({
  options: { applicationServerKey },
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `${name} key`, auth: `${name} ${applicationServerKey}` },
  }),
})

const pathOf = (href: string) => href.slice(origin.length)

/** Simulates a browser with tabs and notifications, and records what the worker does. */
export function browser(
  tabs: { path: string; isControlled?: boolean }[] = [],
  {
    isSubscribed = true,
    canOpenWindow = true,
  }: { isSubscribed?: boolean; canOpenWindow?: boolean } = {},
) {
  const done: string[] = []
  const shown: ShownNotification[] = []
  const windows = tabs.map(({ path, isControlled = true }): Tab => ({
    url: origin + path,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (href) => {
      if (!isControlled) throw noClient
      done.push(`lead ${path} to ${pathOf(href)}`)
      return null
    },
  }))
  const worker = Object.assign(new EventTarget(), {
    location: { origin },
    clients: {
      matchAll: async () => windows,
      openWindow: async (href: string) => {
        if (!canOpenWindow) throw new TypeError('no interaction')
        done.push(`open ${pathOf(href)}`)
      },
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => {
        const earlier = shown.findIndex(({ tag }) => tag === options.tag)
        if (earlier >= 0) shown.splice(earlier, 1)
        const one: ShownNotification = {
          title,
          data: null,
          ...options,
          close: () => void (shown.includes(one) && shown.splice(shown.indexOf(one), 1)),
        }
        shown.push(one)
      },
      getNotifications: async () => [...shown],
      pushManager: {
        getSubscription: async () => (isSubscribed ? subscription('here', 'key') : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
          subscription('again', applicationServerKey),
      },
    },
  })
  handleReminders(worker as unknown as ServiceWorkerGlobalScope)
  const dispatch = async (type: string, given: object) => {
    const extensions: Promise<unknown>[] = []
    worker.dispatchEvent(
      Object.assign(new Event(type), {
        ...given,
        waitUntil: (promise: Promise<unknown>) => extensions.push(promise),
      }),
    )
    await Promise.all(extensions)
    return done
  }
  return {
    shown,
    dispatch,
    push: (message: object) => dispatch('push', { data: { json: () => message } }),
    tap: (action = '', notification: Partial<ShownNotification> = shown.at(-1)!) =>
      dispatch('notificationclick', { notification, action }),
  }
}

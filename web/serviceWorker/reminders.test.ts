import { afterEach, expect, test, vi } from 'vitest'
import { handleReminders } from './reminders'

const origin = 'https://chat.example'
const noClient = new TypeError('this worker is not the client’s')

interface Tab {
  url: string
  focus: () => Promise<void>
  navigate: (href: string) => Promise<null>
}

/** Simulates a browser with tabs, and records what the worker does. */
function browser(tabs: { path: string; led?: boolean }[] = []) {
  const done: string[] = []
  const windows = tabs.map(({ path, led = true }): Tab => ({
    url: origin + path,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (href) => {
      if (!led) throw noClient
      done.push(`lead ${path} to ${new URL(href).pathname}`)
      return null
    },
  }))
  const worker = Object.assign(new EventTarget(), {
    location: { origin },
    clients: {
      matchAll: async () => windows,
      openWindow: async (href: string) => void done.push(`open ${new URL(href).pathname}`),
    },
    registration: {
      pushManager: {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
          subscription('again', applicationServerKey),
      },
    },
  })
  handleReminders(worker as unknown as ServiceWorkerGlobalScope)
  const tell = async (type: string, given: object) => {
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
    tap: (path: string) =>
      tell('notificationclick', { notification: { data: path, close: () => {} } }),
    tell,
  }
}

const subscription = (name: string, applicationServerKey: string) => ({
  options: { applicationServerKey },
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `${name} key`, auth: `${name} ${applicationServerKey}` },
  }),
})

function sent() {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    bodies.push([url, JSON.parse(body)])
    return new Response()
  })
  return bodies
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no tab is open', [], ['open /care/1']],
  ['the page is open', [{ path: '/home' }, { path: '/care/1' }], ['focus /care/1']],
  [
    'a tab is free',
    [{ path: '/quick-entry/1' }, { path: '/home' }],
    ['focus /home', 'lead /home to /care/1'],
  ],
  ['every tab has a form', [{ path: '/quick-entry/1' }], ['open /care/1']],
  [
    'the free tab is not this worker’s',
    [{ path: '/home', led: false }],
    ['focus /home', 'open /care/1'],
  ],
])('a tap opens the page: %s', async (_, tabs, done) => {
  expect(await browser(tabs).tap('/care/1')).toEqual(done)
})

test.each([
  ['which the event contains', subscription('new', 'key'), 'new'],
  ['which is requested with the same key', null, 'again'],
])(
  'a new subscription, %s, is sent with the secret of the former one',
  async (_, newSubscription, name) => {
    const bodies = sent()
    await browser().tell('pushsubscriptionchange', {
      oldSubscription: subscription('old', 'key'),
      newSubscription,
    })
    expect(bodies).toEqual([
      [
        '/api/push/renewal',
        {
          formerEndpoint: 'https://push.example/old',
          formerAuth: 'old key',
          endpoint: `https://push.example/${name}`,
          p256dh: `${name} key`,
          auth: `${name} key`,
        },
      ],
    ])
  },
)

test('if the browser does not name the former subscription, nothing is sent', async () => {
  const bodies = sent()
  await browser().tell('pushsubscriptionchange', {})
  expect(bodies).toEqual([])
})

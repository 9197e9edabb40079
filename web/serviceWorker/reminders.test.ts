import { afterEach, expect, test, vi } from 'vitest'
import { browser, subscription } from './testing/browser'

function sendSubscription() {
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
  ['the page is open for something else', [{ path: '/care/1?entry=2' }], ['open /care/1']],
  [
    'the free tab is not this worker’s',
    [{ path: '/home', isControlled: false }],
    ['focus /home', 'open /care/1'],
  ],
])('a tap opens the page: %s', async (_, tabs, done) => {
  expect(await browser(tabs).tap('', { data: '/care/1', close: () => {} })).toEqual(done)
})

test('a tap opens a page that is to read a hash, although a tab has its path', async () => {
  const tabs = [{ path: '/quick-entry/1' }]
  expect(
    await browser(tabs).tap('', { data: '/quick-entry/1#comme-hier', close: () => {} }),
  ).toEqual(['open /quick-entry/1#comme-hier'])
})

test.each([
  ['which the event contains', subscription('new', 'key'), 'new'],
  ['which is requested with the same key', null, 'again'],
])(
  'a new subscription, %s, is sent with the secret of the former one',
  async (_, newSubscription, name) => {
    const bodies = sendSubscription()
    await browser().dispatch('pushsubscriptionchange', {
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
  const bodies = sendSubscription()
  await browser().dispatch('pushsubscriptionchange', {})
  expect(bodies).toEqual([])
})

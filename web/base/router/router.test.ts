// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouter, type RouterState, Redirect, type Route } from './router'

const Screen = () => null

/** A promise that the test settles. */
function pending<Value>() {
  let settle!: (value: Value) => void
  let refuse!: (error: unknown) => void
  const promise = new Promise<Value>((resolve, reject) => {
    settle = resolve
    refuse = reject
  })
  return { promise, settle, refuse }
}

const address = () => window.location.pathname + window.location.search + window.location.hash
const screen = async () => Screen

async function startRouter(...routes: Route[]) {
  const router = createRouter([{ path: '/', screen }, ...routes], async () => [
    { path: '*', screen },
  ])
  await router.start()
  const seen: RouterState[] = []
  router.subscribe((state) => seen.push(state))
  return { router, seen }
}

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => void vi.useRealTimers())

test('the address changes only when the screen and its data are loaded', async () => {
  const data = pending<string>()
  const code = pending<typeof Screen>()
  const { router, seen } = await startRouter({
    path: '/cats/:uuid',
    load: ({ params, search }) =>
      data.promise.then((name) => [params['uuid'], search.get('day'), name]),
    screen: () => code.promise,
  })
  const arrived = router.navigate('/cats/a%20b?day=1', { state: 'kept' })
  data.settle('Mina')
  await Promise.resolve()
  expect([address(), seen]).toEqual(['/', []])
  code.settle(Screen)
  await arrived
  expect(address()).toBe('/cats/a%20b?day=1')
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    page: { data: ['a b', '1', 'Mina'], Screen, error: null },
    location: { state: 'kept' },
  })
})

test('the newest navigation wins, however late an older one ends', async () => {
  const slow = pending<string>()
  const { router, seen } = await startRouter({ path: '/slow', load: () => slow.promise, screen })
  const older = router.navigate('/slow')
  await router.navigate('/quick')
  slow.settle('too late')
  await older
  expect([address(), seen.map(({ location }) => location.pathname)]).toEqual(['/quick', ['/quick']])
})

test('a reload during a navigation does not revert it: it reloads the new page', async () => {
  const slow = pending<void>()
  let loads = 0
  const { router, seen } = await startRouter({
    path: '/slow',
    load: () => slow.promise.then(() => (loads += 1)),
    screen,
  })
  const going = router.navigate('/slow')
  const reloaded = router.reload()
  slow.settle()
  await Promise.all([going, reloaded])
  expect([address(), loads, seen.map(({ location }) => location.pathname)]).toEqual([
    '/slow',
    2,
    ['/slow', '/slow'],
  ])
})

test('a reload waits for a navigation that hangs at most until the next navigation', async () => {
  const { router } = await startRouter({
    path: '/hangs',
    screen: () => new Promise<never>(() => {}),
  })
  const hanging = router.navigate('/hangs')
  const reloaded = router.reload()
  await router.navigate('/quick')
  await Promise.all([hanging, reloaded])
  expect(address()).toBe('/quick')
})

test('a navigation that hangs does not prevent a reload of the current page, and still succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slow = pending<typeof Screen>()
  let loads = 0
  const { router, seen } = await startRouter(
    { path: '/here', load: () => (loads += 1), screen },
    { path: '/slow', screen: () => slow.promise },
  )
  await router.navigate('/here')
  const going = router.navigate('/slow')
  const reloaded = router.reload()
  await vi.runAllTimersAsync()
  await reloaded
  expect([address(), router.current().page.data, loads]).toEqual(['/here', 2, 2])
  slow.settle(Screen)
  await going
  expect([address(), seen.at(-1)?.location.pathname]).toEqual(['/slow', '/slow'])
})

test('a step within a page loads nothing, the same address does', async () => {
  let loads = 0
  const { router } = await startRouter({ path: '/steps', load: () => (loads += 1), screen })
  await router.navigate('/steps?cat=1')
  const { page } = router.current()
  await router.navigate({ search: '?cat=1', hash: '#etape-2' }, { state: { depth: 1 } })
  expect([address(), loads, router.current().location.state]).toEqual([
    '/steps?cat=1#etape-2',
    1,
    { depth: 1 },
  ])
  expect(router.current().page).toBe(page)
  await router.reload()
  expect(router.current().page.data).toBe(2)
  await router.navigate('/steps?cat=1')
  expect(router.current().page.data).toBe(3)
})

test('a load may redirect without an entry in the history', async () => {
  const { router } = await startRouter({ path: '/old', load: () => new Redirect('/new'), screen })
  const { length } = history
  await router.navigate('/old')
  expect([address(), history.length]).toEqual(['/new', length])
})

test('an error of code or data belongs to its page, and the next page has none', async () => {
  const { router } = await startRouter(
    { path: '/no-code', screen: () => Promise.reject(new Error('offline')) },
    {
      path: '/no-data',
      load: () => {
        throw new Error('odd')
      },
      screen,
    },
  )
  await router.navigate('/no-code')
  expect(router.current().page).toMatchObject({ Screen: null, error: new Error('offline') })
  await router.navigate('/no-data')
  expect(router.current().page).toMatchObject({ Screen: null, error: new Error('odd') })
  await router.navigate('/elsewhere')
  expect(router.current().page).toMatchObject({ Screen, error: null })
})

test('going back shows the browser’s location with its state', async () => {
  const { router, seen } = await startRouter()
  await router.navigate('/a', { state: 'first' })
  await router.navigate('/b')
  const entry = router.current().location.key
  history.replaceState({ key: 'older', state: 'first' }, '', '/a')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect
    .poll(() => seen.at(-1)?.location)
    .toMatchObject({ pathname: '/a', state: 'first', key: 'older' })
  expect(entry).not.toBe('older')
})

test('before the first page is loaded, only its address is known', async () => {
  history.replaceState(null, '', '/slow?day=1#etape-2')
  const code = pending<typeof Screen>()
  const router = createRouter([{ path: '/slow', screen: () => code.promise }], async () => [])
  const arrived = router.start()
  expect(router.current()).toMatchObject({
    location: { pathname: '/slow', search: '?day=1', hash: '#etape-2' },
    page: { Screen: null, error: null },
  })
  code.settle(Screen)
  await arrived
  expect(router.current()).toMatchObject({
    location: { pathname: '/slow', hash: '#etape-2' },
    page: { Screen, error: null },
  })
})

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTokens, storeTokens } from '../base/network/tokens'

const tokensOf = (sub: string) => ({
  accessToken: `head.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.x`,
  refreshToken: sub,
})
const refusal = { errors: [{ message: 'Non', extensions: { code: 'UNAUTHENTICATED' } }] }
const viewer = { __typename: 'Viewer', id: 'v', uuid: 'owner', email: 'a@a.fr' }

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** Starts a tab of the owner. `meanwhile` runs before the response to its viewer query. */
async function startTab(response: object, meanwhile: () => void) {
  storeTokens(tokensOf('owner'))
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return Response.json(response)
  })
  const { currentSession, restoreSession } = await import('./session')
  restoreSession()
  return currentSession
}

test.each([
  ['refused', { data: { viewer: null } }],
  ['refused with an error', refusal],
  ['answered', { data: { viewer } }],
])(
  'another tab signs in to another account before the viewer query is %s: its tokens stay, and the page reloads',
  async (_, response) => {
    const session = await startTab(response, () => storeTokens(tokensOf('otherOwner')))
    await expect.poll(() => vi.mocked(window.location.reload).mock.calls.length).toBe(1)
    expect(readTokens()).toEqual(tokensOf('otherOwner'))
    expect(session()).toMatchObject({ status: 'checking', viewer: null })
  },
)

test.each([
  ['another account', () => storeTokens(tokensOf('otherOwner')), 'checking', true],
  ['no account', () => localStorage.clear(), 'signedOut', false],
])(
  'a page that returns from the back/forward cache detects that %s is signed in',
  async (_, change, status, isReloaded) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    storeTokens(tokensOf('owner'))
    const { currentSession, restoreSession } = await import('./session')
    restoreSession()
    change()
    expect(currentSession().status).toBe('checking')
    window.dispatchEvent(new Event('pageshow'))
    expect(currentSession().status).toBe(status)
    expect(vi.mocked(window.location.reload).mock.calls.length > 0).toBe(isReloaded)
  },
)

test('a refused session of the stored account ends', async () => {
  const session = await startTab(refusal, () => {})
  await expect.poll(() => session().status).toBe('signedOut')
  expect(readTokens()).toBeNull()
  expect(window.location.reload).not.toHaveBeenCalled()
})

test('signing out stores what ends the session on the server before the tokens are cleared', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  storeTokens(tokensOf('owner'))
  const { currentSession, logOut, restoreSession, subscribeSession } = await import('./session')
  restoreSession()
  const stored: (string | null)[] = []
  subscribeSession(() => {
    if (currentSession().status === 'signedOut') stored.push(localStorage.getItem('logoutsToSend'))
  })
  await logOut()
  expect(stored).toEqual([expect.stringMatching(/^\["[\w-]{43}"\]$/)])
  expect(readTokens()).toBeNull()
})

test('signing out leaves a session that has begun meanwhile, here or in another tab', async () => {
  const exp = Date.now() / 1000 + 900
  const sessionTokens = (fam: string) => ({
    accessToken: `head.${btoa(JSON.stringify({ sub: 'owner', fam, exp }))}.x`,
    refreshToken: fam,
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer, logout: { ok: true } } }))
  storeTokens(sessionTokens('ended'))
  const { currentSession, logOut, restoreSession } = await import('./session')
  restoreSession()
  await expect.poll(() => currentSession().status).toBe('signedIn')
  const signingOut = logOut()
  storeTokens(sessionTokens('new'))
  await signingOut
  expect(readTokens()).toEqual(sessionTokens('new'))
  expect(currentSession().status).toBe('signedIn')
})

test('a session that the user ends counts as ended by the user, also if a request was refused first', async () => {
  const session = await startTab(refusal, () => {})
  await expect.poll(() => session().endedBy).toBe('loss')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { logOut } = await import('./session')
  const signingOut = logOut(tokensOf('owner'))
  expect(session().endedBy).toBe('user')
  await signingOut
  expect(session()).toMatchObject({ status: 'signedOut', endedBy: 'user' })
})

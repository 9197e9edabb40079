import type { Environment } from 'relay-runtime'
import { createListeners } from '../base/listeners'
import { onSessionRefusal, isSessionRefused } from '../base/network/sessionRefusal'
import {
  accountOf,
  clearTokens,
  logoutsKey,
  onOtherTabsTokens,
  readTokens,
  sessionIdOf,
  storeTokens,
  type Tokens,
} from '../base/network/tokens'
import type * as Logout from './logout'
import type * as TokenRefresh from './tokenRefresh'
import type { Viewer } from './viewer'

export interface SessionState {
  status: 'checking' | 'signedOut' | 'signedIn'
  viewer: Viewer | null
  /** `null` if it is not needed yet: visitors do without Relay. */
  environment: Environment | null
  /** `null` if no user was signed in; 'loss' if the session was refused or ended in another tab. */
  endedBy: 'user' | 'loss' | null
  error: Error | null
}

let account = signedInAccount()

// This is outside React, because the routes' loads need the environment before the first render.
let state: SessionState = {
  status: readTokens() || isSessionRefused() ? 'checking' : 'signedOut',
  viewer: null,
  environment: null,
  endedBy: null,
  error: null,
}
const { notify, subscribe } = createListeners()

export const subscribeSession = subscribe

function signedInAccount(): string | null {
  return accountOf(readTokens()?.accessToken ?? '')
}

export function loadAndClearDevice(exceptFor: string | null): Promise<void> {
  return import('./clearDevice')
    .then(({ clearDevice }) => clearDevice(exceptFor))
    .catch((error: unknown) => console.warn('the records on this device were not deleted', error))
}

let tokenRefresh: typeof TokenRefresh | undefined

async function loadTokenRefresh(): Promise<typeof TokenRefresh> {
  // This is a separate chunk, which visitors do not load.
  tokenRefresh ??= await import('./tokenRefresh')
  return tokenRefresh
}

/** Loads the code of the logout; if that fails, signing out continues. */
const logout = (send: (it: typeof Logout) => Promise<void>): Promise<void> =>
  import('./logout')
    .then(send)
    .catch((error: unknown) => console.warn('logout was not sent', error))

export function currentSession(): SessionState {
  return state
}

function change(next: Partial<SessionState>): void {
  state = { ...state, ...next }
  notify()
}

export async function sessionEnvironment(): Promise<Environment> {
  const { createEnvironment } = await import('../offline/mirror/environment')
  if (state.environment) return state.environment
  const environment = createEnvironment(account ?? '')
  change({ environment })
  return environment
}

export function restoreSession(): void {
  // A return from Google may have changed the account.
  account = signedInAccount()
  onOtherTabsTokens(() => {
    if (!readTokens()) endSession('loss')
    else if (!reloadForOtherAccount()) tokenRefresh?.scheduleRefresh()
  })
  onSessionRefusal(() => endSession('loss'))
  if (readTokens()) void checkSession()
  else endSession('loss')
  if (localStorage.getItem(logoutsKey))
    void logout(({ sendPendingLogouts }) => sendPendingLogouts())
}

/**
 * Reloads the page if another tab has signed in to another account: its tokens stay, and nothing of
 * this account may stay on the screen.
 */
function reloadForOtherAccount(): boolean {
  const isOther = readTokens() !== null && signedInAccount() !== account
  if (isOther) window.location.reload()
  return isOther
}

export async function checkSession(): Promise<void> {
  change({ status: 'checking', error: null })
  try {
    const loading = loadTokenRefresh()
    const request = loading.then(({ requestViewer }) => requestViewer())
    const [{ scheduleRefresh }, preloaded, { loadViewer }, environment] = await Promise.all([
      loading,
      request,
      import('./viewer'),
      sessionEnvironment(),
    ])
    const viewer = await loadViewer(environment, preloaded)
    if (reloadForOtherAccount()) return
    if (!viewer || !readTokens() || !scheduleRefresh()) return endSession('loss')
    change({ status: 'signedIn', viewer, endedBy: null })
  } catch (error) {
    if (reloadForOtherAccount()) return
    if (readTokens()) change({ error: error instanceof Error ? error : new Error(String(error)) })
    else endSession('loss')
  }
}

export async function openSessionWith(tokens: Tokens): Promise<void> {
  storeTokens(tokens)
  account = signedInAccount()
  void loadAndClearDevice(account)
  change({ environment: null, viewer: null })
  await checkSession()
}

/** Clears tokens and store (product/accounts 1.7); pending entries stay. */
export function endSession(endedBy: 'user' | 'loss'): void {
  if (state.status === 'signedOut') {
    // The server refused another request before it confirmed the user's own sign-out. The tokens
    // stay: another tab may have just written them.
    if (endedBy === 'user' && state.endedBy === 'loss') change({ endedBy })
    return
  }
  tokenRefresh?.stopRefreshing()
  clearTokens()
  account = null
  change({ status: 'signedOut', viewer: null, environment: null, endedBy, error: null })
  void loadAndClearDevice(null)
}

/**
 * Ends the session even if the server cannot be reached (product/accounts 1.7). The tokens are
 * cleared last: a page that closes meanwhile leaves nothing that the next page does not end.
 * `tokens` are those of the session that the user ends: they may be cleared already, if the server
 * has refused a request of this session.
 */
export async function logOut(tokens = readTokens()): Promise<void> {
  if (state.status === 'signedOut') endSession('user')
  if (tokens) await logout(({ prepareLogout }) => prepareLogout(tokens))
  if (!isReplaced(tokens)) {
    endSession('user')
    sessionStorage.clear()
  }
  if (tokens) void logout(({ sendLogout }) => sendLogout(tokens))
}

/** Returns whether the user has signed in again meanwhile, here or in another tab: that session stays. */
function isReplaced(tokens: Tokens | null): boolean {
  const current = readTokens()
  return (
    tokens !== null &&
    current !== null &&
    sessionIdOf(current.accessToken) !== sessionIdOf(tokens.accessToken)
  )
}

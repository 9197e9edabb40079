import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime'
import type { SessionContext_viewer$key } from '../__generated__/SessionContext_viewer.graphql'
import type { sessionViewerQuery } from '../__generated__/sessionViewerQuery.graphql'
import { createEnvironment } from '../relay/environment'
import { forgetKept } from '../relay/keptRecords'
import { sendLogout } from './logout'
import { onRefusal } from './refresh'
import { scheduleRefresh, stopRefreshing } from './schedule'
import { accountOf, clearTokens, onOtherTabsTokens, readTokens, storeTokens, type Tokens } from './tokens'

export interface SessionState {
  status: 'checking' | 'signedOut' | 'signedIn'
  viewer: SessionContext_viewer$key | null
  environment: Environment
  /** Why nobody is signed in: never was, chose to leave, or lost the session (refused, or ended in another tab). */
  endedBy: 'person' | 'loss' | null
  /** The check got no answer. */
  error: Error | null
}

const viewerQuery = graphql`
  query sessionViewerQuery @preloadable {
    viewer {
      ...SessionContext_viewer
    }
  }
`

let account = signedInAccount()

// One store outside React: the routes' loaders need the environment before anything renders,
// and status, viewer and environment have to change in the same render.
let state: SessionState = {
  status: readTokens() ? 'checking' : 'signedOut',
  viewer: null,
  environment: createEnvironment(account),
  endedBy: null,
  error: null,
}
const listeners = new Set<() => void>()

function signedInAccount(): string | null {
  return accountOf(readTokens()?.accessToken ?? '')
}

function notForgotten(error: unknown): void {
  console.warn('what was kept on this device is still there', error)
}

export function currentSession(): SessionState {
  return state
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Partial<SessionState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

/** Once, at start. */
export function startSession(): void {
  onRefusal(() => endSession('loss'))
  onOtherTabsTokens(() => {
    const tokens = readTokens()
    if (!tokens) endSession('loss')
    // Another account than the one this page was made for: nothing of the old one may stay on the screen.
    else if (accountOf(tokens.accessToken) !== account) window.location.reload()
    else scheduleRefresh()
  })
  if (readTokens()) void checkSession()
}

/** Loads the current user; without one, the tokens were worth nothing. */
export async function checkSession(): Promise<void> {
  const { environment } = state
  change({ status: 'checking', error: null })
  try {
    const data = await fetchQuery<sessionViewerQuery>(environment, viewerQuery, {}).toPromise()
    const tokens = readTokens()
    if (!data?.viewer || !tokens || !scheduleRefresh()) return endSession('loss')
    environment.retain(createOperationDescriptor(getRequest(viewerQuery), {}))
    account = accountOf(tokens.accessToken)
    change({ status: 'signedIn', viewer: data.viewer, endedBy: null })
  } catch (error) {
    if (readTokens()) change({ error: error instanceof Error ? error : new Error(String(error)) })
    else endSession('loss')
  }
}

export async function beginSession(tokens: Tokens): Promise<void> {
  storeTokens(tokens)
  account = signedInAccount()
  forgetKept(account).catch(notForgotten)
  change({ environment: createEnvironment(account), viewer: null })
  await checkSession()
}

/** Clears tokens and the whole store (spec 1 §4). Drafts that were not sent live elsewhere, and stay. */
export function endSession(endedBy: 'person' | 'loss'): void {
  // Not before: another tab that is just signing in may have written one of its two tokens.
  if (state.status === 'signedOut') return
  stopRefreshing()
  clearTokens()
  account = null
  change({ status: 'signedOut', viewer: null, environment: createEnvironment(null), endedBy, error: null })
  forgetKept(null).catch(notForgotten)
}

/** Signs out whether or not the server hears of it (spec 1 §4). */
export function leaveSession(): void {
  const tokens = readTokens()
  endSession('person')
  if (tokens) void sendLogout(tokens)
}

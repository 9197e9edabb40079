import { graphql } from 'react-relay'
import { MINUTE_MS } from '#shared/base/duration'
import { withTimeout } from '../base/device/timeouts'
import { deleteUnsubmittedFormsOf } from '../base/device/unsubmittedForms'
import { toFailure } from '../base/network/graphqlError'
import { paramsOf, post } from '../base/network/post'
import { accountOf, logoutsKey as key, type Tokens } from '../base/network/tokens'

const logoutMutation = graphql`
  mutation logoutMutation($input: LogoutInput!) {
    logout(input: $input) {
      ok
    }
  }
`

const maxStoredHashes = 10
const databaseTimeoutMs = 2_000
/** A network without internet access never fires `online`. */
const firstPauseMs = MINUTE_MS
const maxPauseMs = 15 * MINUTE_MS

export async function endOnServer(tokens: Tokens): Promise<void> {
  await Promise.all([deleteUnsubmitted(tokens), sendLogout(tokens)])
}

/** Runs while the tokens are still stored: the next page continues a sign-out that is interrupted after it. */
export async function prepareLogout(tokens: Tokens): Promise<void> {
  await Promise.all([storeHash(tokens), deleteUnsubmitted(tokens)])
}

/** Deletes unsubmitted answers and received items, which survive only a lost session. */
async function deleteUnsubmitted({ accessToken }: Tokens): Promise<void> {
  try {
    const forms = deleteUnsubmittedFormsOf(accountOf(accessToken) ?? '')
    await withTimeout(databaseTimeoutMs, Promise.all([forms, deleteReceivedItems()]))
  } catch (error) {
    console.warn('unsubmitted answers are still on this device', error)
  }
}

/** Deletes the items of other apps that wait on this device, of any account (product/launches 2.4). */
export async function deleteReceivedItems(): Promise<void> {
  await import('../base/device/receivedItems')
    .then(({ deleteAllReceived }) => deleteAllReceived())
    .catch((error: unknown) => console.warn('received items are still on this device', error))
}

/**
 * Sends the logout now, or once there is a network. Until then only the refresh token's SHA-256 is
 * stored, which opens no session.
 */
export async function sendLogout(tokens: Tokens): Promise<void> {
  const { refreshToken } = tokens
  // Plain HTTP has no SubtleCrypto, so the request is tried once.
  if (!('subtle' in crypto)) return void (await postLogout({ refreshToken }))
  await storeHash(tokens)
  await sendPendingLogouts()
}

async function storeHash({ refreshToken }: Tokens): Promise<void> {
  if (!('subtle' in crypto)) return
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(refreshToken))
  const hash = base64url(digest)
  change((hashes) => [...hashes.filter((other) => other !== hash), hash])
}

let retryTimer: ReturnType<typeof setTimeout> | undefined
let pauseMs = firstPauseMs

export async function sendPendingLogouts(): Promise<void> {
  // The network may return while a request is still failing.
  window.addEventListener('online', retryPendingLogouts)
  for (const refreshTokenHash of read()) {
    if (await postLogout({ refreshTokenHash }))
      change((hashes) => hashes.filter((hash) => hash !== refreshTokenHash))
  }
  clearTimeout(retryTimer)
  if (read().length === 0) {
    window.removeEventListener('online', retryPendingLogouts)
    pauseMs = firstPauseMs
    return
  }
  retryTimer = setTimeout(() => void sendPendingLogouts(), pauseMs)
  pauseMs = Math.min(pauseMs * 2, maxPauseMs)
}

function retryPendingLogouts(): void {
  pauseMs = firstPauseMs
  void sendPendingLogouts()
}

async function postLogout(
  input: { refreshToken: string } | { refreshTokenHash: string },
): Promise<boolean> {
  try {
    const { body } = await post(paramsOf(logoutMutation), { input }, null)
    if (!('errors' in body) || !body.errors?.length) return true
    // No retry of an invalid hash can succeed.
    return toFailure(body.errors).code === 'VALIDATION'
  } catch (error) {
    console.warn('the server did not confirm the logout', error)
    return false
  }
}

function read(): string[] {
  try {
    const hashes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : []
  } catch {
    return []
  }
}

function change(next: (hashes: string[]) => string[]): void {
  const hashes = next(read()).slice(-maxStoredHashes)
  if (hashes.length > 0) localStorage.setItem(key, JSON.stringify(hashes))
  else localStorage.removeItem(key)
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

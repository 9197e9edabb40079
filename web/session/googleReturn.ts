import { takeDestination } from './destination'
import { refreshTokens, successorsOf } from './refresh'
import { accountOf, readTokens, storeTokens, type Tokens } from './tokens'

// The `auth` of who comes back from Google (spec 1 §2; decisions, Accounts). It is read when this module is evaluated,
// and main imports it before anything else: the address is clean before the first render, request or event.
const returned = takeFromAddress()

/** How a return ended: 'other' holds the pair of another account than the one whose session goes on here. */
export type Return = { kind: 'none' | 'refused' | 'signedIn' } | { kind: 'other'; tokens: Tokens }

/** Exchanges what came with the address, and stores what the server answers. It leaves the address of where to go on. */
export async function completeReturn(): Promise<Return> {
  if (!returned) return { kind: 'none' }
  const tokens = await exchanged(returned)
  const present = readTokens()
  if (!tokens) {
    if (!present) replaceAddress('/login?google=expired')
    return { kind: 'refused' }
  }
  // Nobody's session is replaced by somebody else's unasked: a link may have been made to do just that.
  const isOther = present !== null && accountOf(present.accessToken) !== accountOf(tokens.accessToken)
  if (isOther && (await isLive(present))) return { kind: 'other', tokens }
  storeTokens(tokens)
  replaceAddress(takeDestination() ?? window.location.href)
  return { kind: 'signedIn' }
}

async function exchanged({ refreshToken }: Tokens): Promise<Tokens | null> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    const tokens = await successorsOf(refreshToken, timeZone)
    if (!tokens) console.warn('the sign-in in the address was refused')
    return tokens
  } catch (error) {
    console.warn('the sign-in in the address had no answer', error)
    return null
  }
}

/** Without an answer it may well be. */
const isLive = (tokens: Tokens): Promise<boolean> =>
  refreshTokens(tokens).then(
    (renewed) => renewed !== null,
    () => true,
  )

function takeFromAddress(): Tokens | null {
  const address = new URL(window.location.href)
  const auth = address.searchParams.get('auth')
  if (auth === null) return null
  address.searchParams.delete('auth')
  replaceAddress(address.href)
  const tokens = decoded(auth)
  if (!tokens) console.warn('the sign-in in the address cannot be read')
  return tokens
}

function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address)
}

/** Base64 of JSON, also where its '+' became a space on the way. */
function decoded(auth: string): Tokens | null {
  try {
    const { accessToken, refreshToken }: Record<string, unknown> = JSON.parse(atob(auth.replace(/[ -]/g, '+').replaceAll('_', '/')))
    return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
  } catch {
    return null
  }
}

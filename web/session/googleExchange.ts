import { deviceTimeZone } from '#shared/deviceTimeZone'
import { takeDestination } from './destination'
import { replaceAddress } from './googleReturn'
import { refreshTokens, successorsOf } from './refresh'
import { accountOf, readTokens, storeTokens, type Tokens } from './tokens'

/** How a return ended: 'other' holds the pair of another account than the one whose session goes on here. */
export type Return = { kind: 'refused' | 'signedIn' } | { kind: 'other'; tokens: Tokens }

/** Exchanges what came with the address, and stores what the server answers. It leaves the address of where to go on. */
export async function completeReturn(returned: Tokens): Promise<Return> {
  const tokens = await exchanged(returned)
  const present = readTokens()
  if (!tokens) {
    if (!present) replaceAddress('/login?google=failed')
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
  const timeZone = deviceTimeZone()
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

import { deviceTimeZone } from '#shared/deviceTimeZone'
import { takeDestination } from './destination'
import { beganHere } from './googleMark'
import { type Returned, replaceAddress } from './googleReturn'
import { refreshTokens, successorsOf } from '../network/refresh'
import { accountOf, readTokens, storeTokens, type Tokens } from '../network/tokens'

/** How a return ended: 'toAsk' holds a pair that nobody here is known to have wanted. */
export type Return = { kind: 'refused' | 'signedIn' } | { kind: 'toAsk'; tokens: Tokens }

/** Exchanges what came with the address, and stores what the server answers. It leaves the address of where to go on. */
export async function completeReturn(returned: Returned): Promise<Return> {
  const isOwn = beganHere(returned.mark)
  const tokens = await exchanged(returned)
  const present = readTokens()
  if (!tokens) {
    if (!present) replaceAddress('/login?google=failed')
    return { kind: 'refused' }
  }
  // Nobody is signed in unasked by what she did not begin, nor is a session replaced by somebody else's: a link may
  // have been made to do just that, and what she writes down would be in a stranger's hands.
  const isHers = present !== null && accountOf(present.accessToken) === accountOf(tokens.accessToken)
  if (!isHers && (!isOwn || (present !== null && (await isLive(present))))) return { kind: 'toAsk', tokens }
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

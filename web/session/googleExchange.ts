import { deviceTimeZone } from '#shared/deviceTimeZone'
import { refreshTokens, requestNewTokens } from '../base/network/refresh'
import { accountOf, readTokens, storeTokens, type Tokens } from '../base/network/tokens'
import { takeDestination } from './destination'
import { beganHere } from './googleMark'
import { type Returned, replaceAddress } from './googleReturn'

/** 'toAsk': a sign-in that this tab did not begin; `tokens` are not stored yet. */
export type Return = { kind: 'refused' | 'signedIn' } | { kind: 'toAsk'; tokens: Tokens }

/** Leaves the address of the page to show. */
export async function completeReturn(returned: Returned): Promise<Return> {
  const isOwn = beganHere(returned.mark)
  const tokens = await exchanged(returned)
  const present = readTokens()
  if (!tokens) {
    if (!present) replaceAddress('/login?google=failed')
    return { kind: 'refused' }
  }
  // A link made by others must not lead into their account unasked: what is written there would be theirs.
  const isHers =
    present !== null && accountOf(present.accessToken) === accountOf(tokens.accessToken)
  if (!isHers && (!isOwn || (present !== null && (await isLive(present)))))
    return { kind: 'toAsk', tokens }
  storeTokens(tokens)
  replaceAddress(takeDestination() ?? window.location.href)
  return { kind: 'signedIn' }
}

async function exchanged({ refreshToken }: Tokens): Promise<Tokens | null> {
  const timeZone = deviceTimeZone()
  try {
    const tokens = await requestNewTokens(refreshToken, timeZone)
    if (!tokens) console.warn('the sign-in in the address was refused')
    return tokens
  } catch (error) {
    console.warn('the sign-in in the address had no answer', error)
    return null
  }
}

/** No answer counts as live. */
const isLive = (tokens: Tokens): Promise<boolean> =>
  refreshTokens(tokens).then(
    (renewed) => renewed !== null,
    () => true,
  )

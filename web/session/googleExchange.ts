import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { refreshTokens, requestNewTokens } from '../base/network/refresh'
import { accountOf, readTokens, storeTokens, type Tokens } from '../base/network/tokens'
import { takeDestination } from './destination'
import { takeGoogleMark } from './googleMark'
import { type HandOff, replaceUrl } from './googleReturn'
import { loadAndClearDevice } from './session'

/** 'needsConfirmation' is a sign-in that this tab did not begin; its `tokens` are not stored yet. */
export type SignInOutcome =
  | { kind: 'refused' | 'signedIn' }
  | { kind: 'needsConfirmation'; tokens: Tokens }

/** Completes the sign-in, and sets the address of the page to show. */
export async function completeSignIn(handOff: HandOff): Promise<SignInOutcome> {
  const isOwn = takeGoogleMark(handOff.mark)
  const tokens = await exchangeTokens(handOff)
  const storedTokens = readTokens()
  if (!tokens) {
    if (!storedTokens) replaceUrl('/login?google=failed')
    return { kind: 'refused' }
  }
  // A link of another user must not sign in to that user's account unasked: the attacker could read
  // everything that is entered.
  const account = accountOf(tokens.accessToken)
  const isSameUser = storedTokens !== null && accountOf(storedTokens.accessToken) === account
  if (!isSameUser && (!isOwn || (storedTokens !== null && (await areValid(storedTokens)))))
    return { kind: 'needsConfirmation', tokens }
  storeTokens(tokens)
  if (!isSameUser) void loadAndClearDevice(account)
  replaceUrl(takeDestination() ?? window.location.href)
  return { kind: 'signedIn' }
}

async function exchangeTokens({ refreshToken }: Tokens): Promise<Tokens | null> {
  const timeZone = deviceTimeZone()
  try {
    const tokens = await requestNewTokens(refreshToken, timeZone)
    if (!tokens) console.warn('the sign-in in the address was refused')
    return tokens
  } catch (error) {
    console.warn('the sign-in in the address had no response', error)
    return null
  }
}

/** Returns whether the tokens are valid; a missing response counts as valid. */
const areValid = (tokens: Tokens): Promise<boolean> =>
  refreshTokens(tokens).then(
    (renewed) => renewed !== null,
    () => true,
  )

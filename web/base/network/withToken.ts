import { refreshTokens } from './refresh'
import { serverClock } from './serverClock'
import { isExpired, readTokens } from './tokens'

/** Sends with the access token. An expired one is renewed before, a refused one once after (product/accounts 1.6). */
export async function withToken<Result extends { isRefused: boolean }>(
  send: (accessToken: string | null) => Promise<Result>,
): Promise<Result> {
  let tokens = readTokens()
  if (tokens && isExpired(tokens.accessToken, serverClock.now().getTime()))
    tokens = await refreshTokens(tokens)
  const result = await send(tokens?.accessToken ?? null)
  if (!tokens || !result.isRefused) return result
  const renewedTokens = await refreshTokens(tokens)
  return renewedTokens ? send(renewedTokens.accessToken) : result
}

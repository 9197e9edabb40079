import { refreshTokens } from './refresh'
import { isExpired, readTokens } from './tokens'

/**
 * Sends something as who is signed in: with an expired token renewed before, and with one refresh and one retry when the
 * server refuses it (product/accounts 1.6). Without a session it is sent with no token.
 */
export async function withToken<Answer extends { refused: boolean }>(
  send: (accessToken: string | null) => Promise<Answer>,
): Promise<Answer> {
  let tokens = readTokens()
  if (tokens && isExpired(tokens.accessToken, Date.now())) tokens = await refreshTokens(tokens)
  const answer = await send(tokens?.accessToken ?? null)
  if (!tokens || !answer.refused) return answer
  const renewed = await refreshTokens(tokens)
  return renewed ? send(renewed.accessToken) : answer
}

import { refreshTokens } from './refresh'
import { isExpired, readTokens } from './tokens'

/** Sends with the access token. An expired one is renewed before, a refused one once after (product/accounts 1.6). */
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

import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { refreshTokens } from '../session/refresh'
import { isExpired, readTokens } from '../session/tokens'
import { post } from './post'

/** Signing in and a new password never trigger refresh-and-retry, and the vet's page carries no token (spec 1 §4, §6). */
const withoutToken = new Set([
  'useLoginMutation',
  'useRegisterMutation',
  'useForgotPasswordMutation',
  'useResetPasswordMutation',
  'SharedScreenQuery',
])

export async function fetchGraphQL(params: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  if (withoutToken.has(params.name)) return (await post(params, variables, null)).body
  let tokens = readTokens()
  if (tokens && isExpired(tokens.accessToken, Date.now())) tokens = await refreshTokens(tokens)
  const answer = await post(params, variables, tokens?.accessToken ?? null)
  if (!tokens || !answer.refused) return answer.body
  const renewed = await refreshTokens(tokens)
  return renewed ? (await post(params, variables, renewed.accessToken)).body : answer.body
}

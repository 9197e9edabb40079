import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { withToken } from '../session/withToken'
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
  const send = (accessToken: string | null) => post(params, variables, accessToken)
  return (withoutToken.has(params.name) ? await send(null) : await withToken(send)).body
}

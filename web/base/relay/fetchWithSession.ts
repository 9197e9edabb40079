import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { post } from '../network/post'
import { fetchPublic } from './fetchPublic'

/** As who is signed in, where somebody is; else, and where the session turns out to be over, as anybody. */
export async function fetchWithSession(
  params: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  const { withToken } = await import('../network/withToken')
  const { refused, body } = await withToken((accessToken) => post(params, variables, accessToken))
  return refused ? await fetchPublic(params, variables) : body
}

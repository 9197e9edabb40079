import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { countMutationResponse } from '../network/mutationResponses'
import { post } from '../network/post'
import { fetchPublic } from './fetchPublic'

/** Sends with the session if there is one. Without one, or if it has ended, the request has no token. */
export async function fetchWithSession(
  params: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  const { withToken } = await import('../network/withToken')
  const { isRefused, body } = await withToken((accessToken) => post(params, variables, accessToken))
  const response = isRefused ? await fetchPublic(params, variables) : body
  if (params.operationKind === 'mutation') countMutationResponse()
  return response
}

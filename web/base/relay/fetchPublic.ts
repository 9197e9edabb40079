import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { post } from '../network/post'

/** Sends without a token: the vet's page, signing in, a new password (product/accounts 1.6). */
export async function fetchPublic(
  params: RequestParameters,
  variables: Variables,
): Promise<GraphQLResponse> {
  return (await post(params, variables, null)).body
}

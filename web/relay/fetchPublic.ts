import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { post } from '../network/post'

/** Asks as anybody: the vet's page carries no token; signing in and a new password never renew one (product/accounts 1.6). */
export async function fetchPublic(params: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  return (await post(params, variables, null)).body
}

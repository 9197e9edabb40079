import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { withToken } from './withToken'
import { post } from './post'

/** Asks as the person who is signed in: an old token is renewed first, a refused one once (product/accounts 1.5, 1.6). */
export async function fetchGraphQL(params: RequestParameters, variables: Variables, signal?: AbortSignal): Promise<GraphQLResponse> {
  const { body, retryAfterS } = await withToken((accessToken) => post(params, variables, accessToken, signal))
  return retryAfterS === null ? body : { ...body, extensions: { ...body.extensions, retryAfterS } }
}

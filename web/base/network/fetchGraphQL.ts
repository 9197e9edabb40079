import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { post } from './post'
import { withToken } from './withToken'

/** Sends with the session: renews an expired token before, a refused one once after (product/accounts 1.5, 1.6). */
export async function fetchGraphQL(
  params: RequestParameters,
  variables: Variables,
  signal?: AbortSignal,
): Promise<GraphQLResponse> {
  const { body, retryAfterS } = await withToken((accessToken) =>
    post(params, variables, accessToken, signal),
  )
  return retryAfterS === null ? body : { ...body, extensions: { ...body.extensions, retryAfterS } }
}

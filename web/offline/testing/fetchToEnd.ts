import { fetchQuery, type Environment, type GraphQLTaggedNode } from 'relay-runtime'

/** Fetches a query to its end: Relay sends no second request while a response is incomplete. */
export function fetchToEnd(environment: Environment, query: GraphQLTaggedNode): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let data: unknown
    fetchQuery(environment, query, {}).subscribe({
      next: (next) => (data = next),
      complete: () => resolve(data),
      error: reject,
    })
  })
}

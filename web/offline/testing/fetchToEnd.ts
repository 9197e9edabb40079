import { fetchQuery, type Environment, type GraphQLTaggedNode } from 'relay-runtime'

/** Fetches a query to its end: Relay does not ask again while a response is not complete. */
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

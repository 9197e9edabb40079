import { graphql, loadQuery } from 'react-relay'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import { fetchPublic } from '../../relay/fetchPublic'
import { paramsOf } from '../../network/post'

/**
 * The vet's page asks as anybody, in an environment of its own: nothing of it stays. Its first answer came with the
 * document (api/http/sharedDocument.ts); each asking counts as one opening of the link.
 */
export function loadShared(token: string) {
  let given = takeGiven()
  if (given && 'data' in given && given.data) countOpening(token)
  const environment = new Environment({
    network: Network.create((params, variables) => {
      const answer = given ?? fetchPublic(params, variables)
      given = null
      return answer
    }),
    store: new Store(new RecordSource()),
  })
  return loadQuery<SharedScreenQuery>(environment, SharedScreenQuery$parameters, { token }, { fetchPolicy: 'network-only' })
}

/** Serves once: whoever comes back to the page from within the app opens the link anew. */
function takeGiven(): GraphQLResponse | null {
  const place = document.getElementById('answer')
  place?.remove()
  return place?.dataset['query'] === SharedScreenQuery$parameters.params.id ? JSON.parse(place.textContent) : null
}

/** The document was looked at, by a messenger maybe; that somebody sees the page is an opening (product/sharing 2.1). */
function countOpening(token: string): void {
  const opening = graphql`
    query loadSharedQuery($token: String!) {
      sharedAnimal(token: $token) {
        __typename
      }
    }
  `
  // Nobody waits for it.
  fetchPublic(paramsOf(opening), { token }).catch(() => null)
}

import { loadQuery } from 'react-relay'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'

/** The vet's page asks without a session, in an environment that is not kept. Its first answer is in the document (api/http/sharedDocument.ts). */
export function loadShared(token: string) {
  let given = takeGiven()
  const own = readTokens() && asOneself
  const environment = new Environment({
    network: Network.create((params, variables) => {
      const isFirst = params.id === SharedScreenQuery$parameters.params.id
      // Its owner, whom the document does not know, needs no code.
      const answer =
        own && (!isFirst || (given && 'errors' in given))
          ? own(params, variables)
          : (given ?? fetchPublic(params, variables))
      if (!isFirst) return answer
      given = null
      Promise.resolve(answer)
        .then(async (shown) =>
          'data' in shown && shown.data
            ? (await import('./countOpening')).countOpening(token)
            : null,
        )
        .catch(() => null)
      return answer
    }),
    store: new Store(new RecordSource()),
  })
  return loadQuery<SharedScreenQuery>(
    environment,
    SharedScreenQuery$parameters,
    { token },
    { fetchPolicy: 'network-only' },
  )
}

/** Used once: navigating back to the page fetches again. */
function takeGiven(): GraphQLResponse | null {
  const place = document.getElementById('answer')
  place?.remove()
  return place?.dataset['query'] === SharedScreenQuery$parameters.params.id
    ? JSON.parse(place.textContent)
    : null
}

const asOneself: typeof fetchPublic = async (...asked) =>
  await (await import('../../base/relay/fetchWithSession')).fetchWithSession(...asked)

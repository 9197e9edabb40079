import { graphql, loadQuery } from 'react-relay'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import { paramsOf } from '../../network/post'
import { readTokens } from '../../network/tokens'
import { fetchPublic } from '../../relay/fetchPublic'

/**
 * The vet's page asks without a session, in an environment of its own that is not kept. Its first answer came in the
 * document (api/http/sharedDocument.ts).
 */
export function loadShared(token: string) {
  let given = takeGiven()
  const environment = new Environment({
    network: Network.create((params, variables) => {
      const answer = given ?? fetchPublic(params, variables)
      given = null
      countOpening(token, answer)
      return answer
    }),
    store: new Store(new RecordSource()),
  })
  return loadQuery<SharedScreenQuery>(environment, SharedScreenQuery$parameters, { token }, { fetchPolicy: 'network-only' })
}

/** Used once: navigating back to the page fetches again. */
function takeGiven(): GraphQLResponse | null {
  const place = document.getElementById('answer')
  place?.remove()
  return place?.dataset['query'] === SharedScreenQuery$parameters.params.id ? JSON.parse(place.textContent) : null
}

/**
 * A rendered record is an opening of the link, unless its owner looks (product/sharing 2.1): with a session, the server
 * is told whose.
 */
function countOpening(token: string, answer: GraphQLResponse | Promise<GraphQLResponse>): void {
  const opening = graphql`
    mutation loadSharedMutation($input: OpenSharedLinkInput!) {
      openSharedLink(input: $input) {
        __typename
      }
    }
  `
  const asOneself: typeof fetchPublic = async (...asked) => await (await import('../../relay/fetchAsOneself')).fetchAsOneself(...asked)
  const count = readTokens() ? asOneself : fetchPublic
  Promise.resolve(answer)
    .then((shown) => ('data' in shown && shown.data ? count(paramsOf(opening), { input: { token } }) : null))
    .catch(() => null)
}

import { loadQuery } from 'react-relay'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'

/**
 * Loads the record without a session, in an environment that is not persisted. The document
 * contains the first response (api/pages/sharedDocument.ts).
 */
export function loadShared(token: string) {
  let documentResponse = takeDocumentResponse()
  const fetchOwn = readTokens() && fetchAsSignedInUser
  const environment = new Environment({
    network: Network.create((params, variables) => {
      const isFirst = params.id === SharedScreenQuery$parameters.params.id
      // The owner needs no code, but the document does not identify the owner.
      const response =
        fetchOwn && (!isFirst || (documentResponse && 'errors' in documentResponse))
          ? fetchOwn(params, variables)
          : (documentResponse ?? fetchPublic(params, variables))
      if (!isFirst) return response
      documentResponse = null
      Promise.resolve(response)
        .then(async (payload) =>
          'data' in payload && payload.data
            ? (await import('./countOpening')).countOpening(token)
            : null,
        )
        .catch(() => null)
      return response
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

/** Returns the document's response once: navigating back to the page fetches again. */
function takeDocumentResponse(): GraphQLResponse | null {
  const element = document.getElementById('answer')
  element?.remove()
  return element?.dataset['query'] === SharedScreenQuery$parameters.params.id
    ? JSON.parse(element.textContent)
    : null
}

const fetchAsSignedInUser: typeof fetchPublic = async (...args) =>
  await (await import('../../base/relay/fetchWithSession')).fetchWithSession(...args)

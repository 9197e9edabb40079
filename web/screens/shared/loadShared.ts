import { loadQuery } from 'react-relay'
import {
  Environment,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { serverClock } from '../../base/network/serverClock'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'
import { isLinkClosed } from './isLinkClosed'

const { params: firstParams } = SharedScreenQuery$parameters

/**
 * Loads the record without a session, in an environment that is not persisted. The document
 * contains the first response (api/pages/sharedDocument.ts).
 */
export function loadShared(token: string) {
  let knownResponse = takeNewerResponse(token) ?? takeDocumentResponse()
  const fetchOwn = readTokens() && fetchAsSignedInUser
  const environment = new Environment({
    network: Network.create((params, variables) => {
      if (params.id !== firstParams.id) return (fetchOwn || fetchPublic)(params, variables)
      const response =
        knownResponse && !('errors' in knownResponse)
          ? knownResponse
          : fetchRecord(token, knownResponse)
      knownResponse = null
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

let newerResponse: { token: string; response: GraphQLResponse } | null = null

/**
 * Fetches the record for the next `loadShared`. Returns whether the server has the record, or has
 * closed the link. If not, the current page is kept. Once `pageSignal` is aborted, the response is
 * dropped: it would be old when the page is opened again.
 */
export async function fetchNewer(token: string, pageSignal: AbortSignal): Promise<boolean> {
  const response = await fetchRecord(token)
  if (pageSignal.aborted) return false
  if ('errors' in response && !isLinkClosed(toFailure(response.errors))) return false
  newerResponse = { token, response }
  return true
}

function takeNewerResponse(token: string): GraphQLResponse | null {
  const taken = newerResponse
  newerResponse = null
  return taken?.token === token ? taken.response : null
}

/** Fetches the record. Only a session identifies the owner, who needs no code. */
async function fetchRecord(
  token: string,
  known: GraphQLResponse | null = null,
): Promise<GraphQLResponse> {
  const response = known ?? (await fetchPublic(firstParams, { token }))
  return 'errors' in response && readTokens()
    ? await fetchAsSignedInUser(firstParams, { token })
    : response
}

type DocumentResponse = GraphQLSingularResponse & { extensions?: { respondedAt: string } }

/** Returns the document's response once: navigating back to the page fetches again. */
function takeDocumentResponse(): GraphQLResponse | null {
  const element = document.getElementById('answer')
  element?.remove()
  if (element?.dataset['query'] !== firstParams.id) return null
  const response = JSON.parse(element.textContent) as DocumentResponse
  serverClock.adjust(response.extensions?.respondedAt ?? null)
  return response
}

const fetchAsSignedInUser: typeof fetchPublic = async (...args) =>
  await (await import('../../base/relay/fetchWithSession')).fetchWithSession(...args)

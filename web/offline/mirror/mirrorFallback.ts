import { startTransition } from 'react'
import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { fetchGraphQL } from '../../base/network/fetchGraphQL'
import { NoResponseError } from '../../base/network/graphqlError'
import {
  countMutationResponse,
  countStaleMutation,
  mutationResponseCount,
} from '../../base/network/mutationResponses'
import { takePrefetched } from '../../base/network/prefetch'
import { serverClock } from '../../base/network/serverClock'
import { serverErrorsIn } from '../../base/relay/responseErrors'
import type { RecordMirror } from './recordMirror'
import type { ResponseSources } from './responseSource'

/** The mirror responds first if the server takes longer. */
const emptyScreenMs = 4_000
const timeoutMs = 20_000

/** Lets the mirror respond to a query if the server does not, or cannot at present. Only the server gets mutations. */
export function withMirrorFallback(device: RecordMirror, sources: ResponseSources): FetchFunction {
  /**
   * Requests again if a mutation had a response meanwhile: the query's response may be older than the
   * mutation's payload, which it would overwrite.
   */
  async function fetchCurrent(
    params: RequestParameters,
    variables: Variables,
    request: Promise<GraphQLResponse>,
    countBefore: number,
  ): Promise<GraphQLResponse> {
    const response = await request
    const count = mutationResponseCount()
    return count === countBefore
      ? response
      : await fetchCurrent(params, variables, fetchGraphQL(params, variables), count)
  }

  return (params, variables, cacheConfig) => {
    if (params.operationKind !== 'query') return mutate(params, variables)
    const query = { id: params.id, variables }
    return Observable.create<GraphQLResponse>((sink) => {
      let isProvided = false
      async function provideFromMirror(faultyResponse?: GraphQLResponse): Promise<boolean> {
        const response = await device.respond(params, variables, serverClock.now(), faultyResponse)
        if (response && !sink.closed) {
          isProvided = true
          sources.noteFromMirror(query, response.respondedAt)
          device.publishFromMirror(faultyResponse ? 'completed' : 'mirrored', () =>
            sink.next({ data: response.data }),
          )
        }
        return isProvided
      }
      const timer = setTimeout(() => void provideFromMirror().catch(() => null), emptyScreenMs)
      const request = fetchCurrent(
        params,
        variables,
        takePrefetched(cacheConfig) ?? fetchGraphQL(params, variables),
        mutationResponseCount(),
      )
      const delivery = request
        .then(
          async (response) => {
            const failure = serverErrorsIn(response)
            if (failure) {
              sources.noteMissingResponse(failure.retryAfterMs)
              // Failed fields are null in the response ('viewer: null' would sign out).
              if (!(await provideFromMirror(response))) sink.next({ errors: failure.errors })
              return sink.complete()
            }
            // The query was disposed of: the response does not reach the store.
            if (sink.closed) return sources.noteMissingResponse(0)
            device.noteResponse(serverClock.now())
            sources.noteFromServer(query)
            // A large response is rendered in slices: a slow phone responds to touches meanwhile.
            startTransition(() => sink.next(response))
            sink.complete()
          },
          async (error: Error) => {
            sources.noteMissingResponse(
              error instanceof NoResponseError ? (error.retryAfterS ?? 0) * 1_000 : 0,
            )
            if (error instanceof NoResponseError && (isProvided || (await provideFromMirror())))
              sink.complete()
            else sink.error(error)
          },
        )
        .catch((error: Error) => sink.error(error))
        .finally(() => clearTimeout(timer))
      sources.noteRequest(delivery)
    })
  }
}

/** A response is overtaken if another mutation had its response meanwhile: the server may have run that one later. */
function mutate(params: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const countBefore = mutationResponseCount()
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeoutMs)
    fetchGraphQL(params, variables, controller.signal).then(
      (response) => {
        const isOvertaken = mutationResponseCount() !== countBefore
        countMutationResponse()
        sink.next(response)
        sink.complete()
        if (isOvertaken) countStaleMutation()
      },
      (error: Error) => sink.closed || sink.error(error),
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  })
}

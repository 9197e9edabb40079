import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { fetchGraphQL } from '../../base/network/fetchGraphQL'
import { NoResponseError } from '../../base/network/graphqlError'
import { takePrefetched } from '../../base/network/prefetch'
import { serverClock } from '../../base/network/serverClock'
import { serverErrorsIn } from '../../base/relay/responseErrors'
import type { RecordMirror } from './recordMirror'
import type { ResponseSources } from './responseSource'

/** The mirror answers first if the server takes longer. */
const emptyScreenMs = 4_000
const timeoutMs = 20_000

/** The mirror answers queries that the server does not, or cannot at present. Mutations go to the server alone. */
export function withMirrorFallback(device: RecordMirror, sources: ResponseSources): FetchFunction {
  let answeredMutations = 0

  /**
   * Requests again while a mutation was answered meanwhile: the response may be older than the
   * mutation's payload, which it would overwrite.
   */
  async function fetchCurrent(
    params: RequestParameters,
    variables: Variables,
    first: Promise<GraphQLResponse>,
    answeredBefore: number,
  ): Promise<GraphQLResponse> {
    const answer = await first
    const answered = answeredMutations
    return answered === answeredBefore
      ? answer
      : await fetchCurrent(params, variables, fetchGraphQL(params, variables), answered)
  }

  return (params, variables, cacheConfig) => {
    if (params.operationKind !== 'query')
      return mutate(params, variables, () => (answeredMutations += 1))
    const query = { id: params.id, variables }
    return Observable.create<GraphQLResponse>((sink) => {
      let isProvided = false
      async function provideFromMirror(faulty?: GraphQLResponse): Promise<boolean> {
        const known = await device.answer(params, variables, serverClock.now(), faulty)
        if (known && !sink.closed) {
          isProvided = true
          sources.noteFromMirror(query, known.respondedAt)
          device.publishFromMirror(faulty ? 'the rest' : 'all', () =>
            sink.next({ data: known.data }),
          )
        }
        return isProvided
      }
      const timer = setTimeout(() => void provideFromMirror().catch(() => null), emptyScreenMs)
      const request = fetchCurrent(
        params,
        variables,
        takePrefetched(cacheConfig) ?? fetchGraphQL(params, variables),
        answeredMutations,
      )
      const answering = request
        .then(
          async (answer) => {
            const failure = serverErrorsIn(answer)
            if (failure) {
              sources.noteUnanswered(failure.retryAfterMs)
              // Failed fields are null in the response ('viewer: null' would sign out).
              if (!(await provideFromMirror(answer))) sink.next({ errors: failure.errors })
              return sink.complete()
            }
            // The query was disposed of: the response does not reach the store.
            if (sink.closed) return sources.noteUnanswered(0)
            device.noteAnswered(serverClock.now())
            sources.noteFromServer(query)
            sink.next(answer)
            sink.complete()
          },
          async (error: Error) => {
            sources.noteUnanswered(
              error instanceof NoResponseError ? (error.retryAfterS ?? 0) * 1_000 : 0,
            )
            if (error instanceof NoResponseError && (isProvided || (await provideFromMirror())))
              sink.complete()
            else sink.error(error)
          },
        )
        .catch((error: Error) => sink.error(error))
        .finally(() => clearTimeout(timer))
      sources.noteRequest(answering)
    })
  }
}

function mutate(
  params: RequestParameters,
  variables: Variables,
  onAnswer: () => void,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), timeoutMs)
    fetchGraphQL(params, variables, waiting.signal).then(
      (answer) => {
        onAnswer()
        sink.next(answer)
        sink.complete()
      },
      (error: Error) => sink.closed || sink.error(error),
    )
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  })
}

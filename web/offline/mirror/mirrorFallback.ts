import {
  Observable,
  type FetchFunction,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { fetchGraphQL } from '../../base/network/fetchGraphQL'
import { NoAnswerError } from '../../base/network/graphqlError'
import { takePrefetched } from '../../base/network/prefetch'
import { serverClock } from '../../base/network/serverClock'
import { serverErrorsIn } from '../../base/relay/responseErrors'
import type { RecordMirror } from './recordMirror'
import type { ResponseSources } from './responseSource'

/** After this without an answer, the device answers first. */
const emptyScreenMs = 4_000
const patienceMs = 20_000

/** The device answers queries that the server does not, or cannot at present; mutations are the server's alone. */
export function withMirrorFallback(device: RecordMirror, answers: ResponseSources): FetchFunction {
  return (params, variables, cacheConfig) => {
    if (params.operationKind !== 'query') return mutate(params, variables)
    const question = { id: params.id, variables }
    return Observable.create<GraphQLResponse>((sink) => {
      let given = false
      async function give(faulty?: GraphQLResponse): Promise<boolean> {
        const known = await device.answer(params, variables, serverClock.now(), faulty)
        if (known && !sink.closed) {
          given = true
          answers.noteFromMirror(question, known.heardAt)
          device.publishOwn(faulty ? 'the rest' : 'all', () => sink.next({ data: known.data }))
        }
        return given
      }
      const timer = setTimeout(() => void give().catch(() => null), emptyScreenMs)
      const asked = takePrefetched(cacheConfig) ?? fetchGraphQL(params, variables)
      const answering = asked
        .then(
          async (answer) => {
            const trouble = serverErrorsIn(answer)
            if (trouble) {
              answers.noteUnanswered(trouble.restMs)
              // Fields that failed are null in the answer ('viewer: null' would sign out).
              if (!(await give(answer))) sink.next({ errors: trouble.errors })
              return sink.complete()
            }
            // Nobody listens; it does not reach the store.
            if (sink.closed) return answers.noteUnanswered(0)
            device.noteAnswered(serverClock.now())
            answers.noteFromServer(question)
            sink.next(answer)
            sink.complete()
          },
          async (error: Error) => {
            answers.noteUnanswered(
              error instanceof NoAnswerError ? (error.retryAfterS ?? 0) * 1_000 : 0,
            )
            if (error instanceof NoAnswerError && (given || (await give()))) sink.complete()
            else sink.error(error)
          },
        )
        .catch((error: Error) => sink.error(error))
        .finally(() => clearTimeout(timer))
      answers.noteRequest(answering)
    })
  }
}

function mutate(params: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patienceMs)
    fetchGraphQL(params, variables, waiting.signal).then(
      (answer) => {
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

import { Observable, type FetchFunction, type GraphQLResponse, type PayloadError } from 'relay-runtime'
import { thisClock } from '../offline/thisClock'
import type { Device } from './device'
import { takeEarly } from './early'
import { fetchGraphQL } from './fetchGraphQL'
import { NoAnswerError, toFailure } from './graphqlError'
import { heardNow, showKept } from './lastHeard'

/** A network that has said nothing for so long is waited for, but no longer with an empty screen. */
const patience = 4_000

/** What the server says when it is there but not well (its database is away, it is asked too much, its own fault). */
const unwell = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'])

/**
 * A query that the server does not answer, or cannot at present, is answered by the device, where it knows all of it. A
 * mutation is the server's alone.
 */
export function orTheDevice(device: Device): FetchFunction {
  return (params, variables, cacheConfig) => {
    if (params.operationKind !== 'query') return fetchGraphQL(params, variables)
    return Observable.create<GraphQLResponse>((sink) => {
      let given = false
      async function give(): Promise<boolean> {
        const known = await device.answer(params, variables, thisClock.now())
        if (known && !sink.closed) {
          given = true
          showKept(known.heardAt)
          sink.next({ data: known.data })
        }
        return given
      }
      const timer = setTimeout(() => void give(), patience)
      const asked = takeEarly(cacheConfig) ?? fetchGraphQL(params, variables)
      asked
        .then(
          async (answer) => {
            const trouble = troubleIn(answer)
            if (trouble) {
              // What else it said in the same answer may lack anything: 'nobody is signed in' is not to be read from it.
              if (!given && !(await give())) sink.next({ errors: trouble })
              return sink.complete()
            }
            device.heard(thisClock.now())
            heardNow()
            sink.next(answer)
            sink.complete()
          },
          async (error: Error) => {
            if (error instanceof NoAnswerError && (given || (await give()))) sink.complete()
            else sink.error(error)
          },
        )
        .finally(() => clearTimeout(timer))
    })
  }
}

/** The errors of a server that is not well; null: it is. */
function troubleIn(answer: GraphQLResponse): PayloadError[] | null {
  return 'errors' in answer && answer.errors?.length && unwell.has(toFailure(answer.errors).code) ? answer.errors : null
}

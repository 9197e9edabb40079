import { Observable, type FetchFunction, type GraphQLResponse } from 'relay-runtime'
import { thisClock } from '../offline/thisClock'
import type { Device } from './device'
import { takeEarly } from './early'
import { fetchGraphQL } from './fetchGraphQL'
import { NoAnswerError } from './graphqlError'
import { heardNow, showKept } from './lastHeard'

/** A network that has said nothing for so long is waited for, but no longer with an empty screen. */
const patience = 4_000

/** A query that the server does not answer is answered by the device, where it knows all of it. A mutation is the server's alone. */
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
          (answer) => {
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

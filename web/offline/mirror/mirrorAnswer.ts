import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import { isServerError } from '../../base/relay/responseErrors'
import { answerFromRecords, type Records } from './answerFromRecords'
import { computedFields } from './computedFields'
import { receivedAt } from './mirrorDatabase'

// This module is a separate chunk: no page needs it to be drawn.

/** Answers a query in the server's place. `noting` gets each id that is read. */
export const answerFromMirror = (
  request: ConcreteRequest,
  variables: Variables,
  noting: Records,
  records: Records,
  now: Date,
): object | null => answerFromRecords(request, variables, noting, computedFields(records, now))

/** Returns the complete parts of a response as records received `now`; `undefined` if there are none. */
export function recordsOf(
  request: ConcreteRequest,
  variables: Variables,
  answer: GraphQLResponse,
  now: Date,
): RecordSource | undefined {
  const data = wholeOf(answer)
  if (!data) return undefined
  const source = new RecordSource()
  const environment = new Environment({
    network: Network.create(() => new Promise(() => {})),
    store: new Store(source),
  })
  environment.commitPayload(createOperationDescriptor(request, variables), data)
  for (const id of source.getRecordIDs())
    source.set(id, { ...source.get(id)!, [receivedAt]: now.toISOString() })
  return source
}

/**
 * Returns the data without failed fields, which are null. Returns `undefined` if a failed field is in a list, or has no
 * path.
 */
function wholeOf(answer: GraphQLResponse): object | undefined {
  if (!('data' in answer) || !answer.data) return undefined
  const whole = structuredClone(answer.data)
  for (const { path } of answer.errors?.filter(isServerError) ?? []) {
    if (!path || !takeOut(whole, path)) return undefined
  }
  return whole
}

/** Deletes the field at `path`. Returns `false` for an item of a list, which cannot be deleted. */
function takeOut(data: object, path: readonly (string | number)[]): boolean {
  let at = data as Record<string | number, unknown>
  for (const key of path) {
    const value = at[key]
    if (typeof value === 'object' && value !== null) {
      at = value as typeof at
      continue
    }
    // Two errors may name the same field.
    delete at[key]
    return !Array.isArray(at)
  }
  return false
}

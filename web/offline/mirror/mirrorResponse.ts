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
import { computedFields } from './computedFields'
import { receivedAt } from './mirrorDatabase'
import { type Records, responseFromRecords } from './responseFromRecords'

// This module is a separate chunk: no page needs it to be drawn.

/** Responds to a query in the server's place. `tracker` gets each id that is read. */
export const responseFromMirror = (
  request: ConcreteRequest,
  variables: Variables,
  tracker: Records,
  records: Records,
  now: Date,
): object | null => responseFromRecords(request, variables, tracker, computedFields(records, now))

/** Returns the complete parts of a response as records received `now`; `undefined` if there are none. */
export function recordsOf(
  request: ConcreteRequest,
  variables: Variables,
  response: GraphQLResponse,
  now: Date,
): RecordSource | undefined {
  const data = wholeOf(response)
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
function wholeOf(response: GraphQLResponse): object | undefined {
  if (!('data' in response) || !response.data) return undefined
  const data = structuredClone(response.data)
  for (const { path } of response.errors?.filter(isServerError) ?? []) {
    if (!path || !removeAt(data, path)) return undefined
  }
  return data
}

/** Deletes the field at `path`. Returns `false` for an item of a list, which cannot be deleted. */
function removeAt(data: object, path: readonly (string | number)[]): boolean {
  let parent = data as Record<string | number, unknown>
  for (const key of path) {
    const value = parent[key]
    if (typeof value === 'object' && value !== null) {
      parent = value as typeof parent
      continue
    }
    // Two errors may name the same field.
    delete parent[key]
    return !Array.isArray(parent)
  }
  return false
}

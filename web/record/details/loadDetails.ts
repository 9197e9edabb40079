import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  askBeside_record$data,
  askBeside_record$key,
} from '../../__generated__/askBeside_record.graphql'
import type { askBesideOwnerQuery } from '../../__generated__/askBesideOwnerQuery.graphql'
import { Whose, type WhoseRecord } from '../cat/recordKey'
import { askVisit, readVisit, type Visit } from './loadVisit'

// This is requested once the page is drawn, so that the page's first query stays small (ADR 10).
// The texts of a sick cat's days are larger than the rest of the record.

const besideFragment = graphql`
  fragment askBeside_record on HealthRecord @inline {
    dayEvents(last: 90) {
      day
      signs {
        category
        color
        answer
      }
      note
    }
    visitQuestions
    ...askVisit_record
  }
`
const ofOwner = graphql`
  query askBesideOwnerQuery($uuid: ID!) @preloadable {
    record: animal(uuid: $uuid) {
      ...askBeside_record
      ...useBeside_record
    }
  }
`
const ofVet = graphql`
  query askBesideVetQuery($token: String!) {
    record: sharedAnimal(token: $token) {
      ...askBeside_record
      ...useBeside_record
    }
  }
`

/** Both queries have a response of the same shape. */
export type BesideQuery = askBesideOwnerQuery
export const besideQuestion = (whose: WhoseRecord) =>
  ['token' in whose ? ofVet : ofOwner, whose as BesideQuery['variables']] as const

type LoadState = 'asking' | 'there' | 'failed'
/** A day that was red or amber, with its answers and its note. */
export type ShownEvent = askBeside_record$data['dayEvents'][number]

interface DetailsResult {
  state: LoadState
  events: readonly ShownEvent[]
  /** The questions for the visit, in the owner's words. */
  questions: readonly string[]
  visit: Visit | null
}

interface DetailsRequest {
  result: DetailsResult
  settled: Promise<void>
}

const initialResult: DetailsResult = { state: 'asking', events: [], questions: [], visit: null }

/**
 * The key is the variables of a visit: screen and sheet share one request, and the next visit sends
 * a new one.
 */
const requests = new WeakMap<WhoseRecord, DetailsRequest>()
const listeners = new Set<() => void>()

/** Loads the details. @throws if the request fails; the next call retries */
export async function askBeside(environment: Environment, whose: WhoseRecord): Promise<void> {
  const started = requests.get(whose)
  if (started && started.result.state !== 'failed') return await started.settled
  const response = fetchQuery<BesideQuery>(environment, ...besideQuestion(whose)).toPromise()
  const publish = (result: DetailsResult) => {
    request.result = result
    for (const listener of listeners) listener()
  }
  const request: DetailsRequest = {
    result: initialResult,
    settled: response.then(
      (data) => {
        if (!data?.record) return publish({ ...initialResult, state: 'there' })
        const { dayEvents, visitQuestions, ...record } = readInlineData<askBeside_record$key>(
          besideFragment,
          data.record,
        )
        publish({
          state: 'there',
          events: dayEvents,
          questions: visitQuestions,
          visit: readVisit(record),
        })
      },
      (error: unknown) => {
        publish({ ...initialResult, state: 'failed' })
        throw error
      },
    ),
  }
  requests.set(whose, request)
  for (const listener of listeners) listener()
  await request.settled
}

/** Compares with another day, on the screen and on paper. @throws if the request fails */
export async function compareSince(
  environment: Environment,
  whose: WhoseRecord,
  since: string,
): Promise<void> {
  const visit = await askVisit(environment, whose, since)
  const started = requests.get(whose)
  if (!started) return
  started.result = { ...started.result, visit }
  for (const listener of listeners) listener()
}

const resultOf = (whose: WhoseRecord): DetailsResult => requests.get(whose)?.result ?? initialResult

/** Returns the state of the request, for the sheet, which cannot wait. */
export const besideState = (whose: WhoseRecord): LoadState => resultOf(whose).state

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Loads the details and returns the state of the request. The events are those of the last 90 days,
 * newest first (product/sharing 4.6).
 */
export function useAskedBeside(): DetailsResult & { again: () => void } {
  const environment = useRelayEnvironment()
  const whose = use(Whose)
  const load = useCallback(
    () =>
      void askBeside(environment, whose).catch((error: unknown) =>
        console.warn('care and results could not be loaded', error),
      ),
    [environment, whose],
  )
  const [result, setResult] = useState(() => resultOf(whose))
  useEffect(() => {
    // This is a state, not a store: rendering the response synchronously would keep a slow phone
    // from responding to touches.
    const unsubscribe = subscribe(() => startTransition(() => setResult(resultOf(whose))))
    setResult(resultOf(whose))
    if (resultOf(whose).state !== 'failed') load()
    return unsubscribe
  }, [load, whose])
  return { ...result, again: load }
}

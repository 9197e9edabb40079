import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import { getRequest, type Environment } from 'relay-runtime'
import type {
  loadDetails_record$data,
  loadDetails_record$key,
} from '../../__generated__/loadDetails_record.graphql'
import type { loadDetailsOwnerQuery } from '../../__generated__/loadDetailsOwnerQuery.graphql'
import { createListeners } from '../../base/listeners'
import { mutationResponseCount } from '../../base/network/mutationResponses'
import { noteLaterQuery } from '../../offline/mirror/responseSource'
import { RecordKeyContext, type RecordKey } from '../cat/recordKey'
import { loadVisit, readVisit, type RecordVisit } from './loadVisit'

// This is requested once the page is drawn, so that the page's first query stays small (ADR 10).
// The texts of a sick cat's days are larger than the rest of the record.

const detailsFragment = graphql`
  fragment loadDetails_record on HealthRecord @inline {
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
    ...loadVisit_record
  }
`
const ownerQuery = graphql`
  query loadDetailsOwnerQuery($uuid: ID!) @preloadable {
    record: animal(uuid: $uuid) {
      ...loadDetails_record
      ...useDetails_record
    }
  }
`
const vetQuery = graphql`
  query loadDetailsVetQuery($token: String!) {
    record: sharedAnimal(token: $token) {
      ...loadDetails_record
      ...useDetails_record
    }
  }
`

/** Both queries have a response of the same shape. */
export type DetailsQuery = loadDetailsOwnerQuery
export const detailsQuery = (recordKey: RecordKey) =>
  ['token' in recordKey ? vetQuery : ownerQuery, recordKey as DetailsQuery['variables']] as const

type LoadState = 'loading' | 'loaded' | 'failed'
/** A day that was red or amber, with its answers and its note. */
export type ShownEvent = loadDetails_record$data['dayEvents'][number]

interface DetailsResult {
  state: LoadState
  events: readonly ShownEvent[]
  /** The questions for the visit, in the owner's words. */
  questions: readonly string[]
  visit: RecordVisit | null
}

interface DetailsRequest {
  /** The count of mutation responses before it was sent. */
  sentAfter: number
  result: DetailsResult
  settled: Promise<void>
}

const initialResult: DetailsResult = { state: 'loading', events: [], questions: [], visit: null }

/**
 * The key is the variables of a visit: screen and sheet share one request, and the next visit sends
 * a new one.
 */
const requests = new WeakMap<RecordKey, DetailsRequest>()
const { notify, subscribe } = createListeners()

/**
 * Loads the details, again if the owner has changed something since: a weighing on the page is in the printed
 * comparison.
 * @throws if the request fails; the next call retries
 */
export async function loadDetails(environment: Environment, recordKey: RecordKey): Promise<void> {
  const started = requests.get(recordKey)
  const sentAfter = mutationResponseCount()
  const isOutdated = 'uuid' in recordKey && started?.sentAfter !== sentAfter
  if (started && started.result.state !== 'failed' && !isOutdated) return await started.settled
  const [query, variables] = detailsQuery(recordKey)
  noteLaterQuery(getRequest(query).params.id!, variables)
  const response = fetchQuery<DetailsQuery>(environment, query, variables).toPromise()
  const publish = (result: DetailsResult) => {
    request.result = result
    notify()
  }
  const request: DetailsRequest = {
    sentAfter,
    result: started?.result.state === 'loaded' ? started.result : initialResult,
    settled: response.then(
      (data) => {
        if (!data?.record) return publish({ ...initialResult, state: 'loaded' })
        const { dayEvents, visitQuestions, ...record } = readInlineData<loadDetails_record$key>(
          detailsFragment,
          data.record,
        )
        publish({
          state: 'loaded',
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
  requests.set(recordKey, request)
  notify()
  await request.settled
}

/** The day that was picked last. The response for an earlier one may arrive after its response. */
const pickedDays = new WeakMap<RecordKey, string>()

/**
 * Compares with another day, on the screen and on paper.
 * @throws if the request fails
 */
export async function compareSince(
  environment: Environment,
  recordKey: RecordKey,
  since: string,
): Promise<void> {
  pickedDays.set(recordKey, since)
  const visit = await loadVisit(environment, recordKey, since)
  const started = requests.get(recordKey)
  if (!started || pickedDays.get(recordKey) !== since) return
  started.result = { ...started.result, visit }
  notify()
}

const resultOf = (recordKey: RecordKey): DetailsResult =>
  requests.get(recordKey)?.result ?? initialResult

/** Returns the state of the request, for the sheet, which cannot wait. */
export const detailsState = (recordKey: RecordKey): LoadState => resultOf(recordKey).state

/**
 * Loads the details and returns the state of the request. The events are those of the last 90 days,
 * newest first (product/sharing 4.6).
 */
export function useLoadedDetails(): DetailsResult & { retry: () => void } {
  const environment = useRelayEnvironment()
  const recordKey = use(RecordKeyContext)
  const load = useCallback(
    () =>
      void loadDetails(environment, recordKey).catch((error: unknown) =>
        console.warn('care and results could not be loaded', error),
      ),
    [environment, recordKey],
  )
  const [snapshot, setSnapshot] = useState(() => ({ recordKey, result: resultOf(recordKey) }))
  useEffect(() => {
    // This is a state, not a store: rendering the response synchronously would keep a slow phone
    // from responding to touches.
    const read = () =>
      startTransition(() =>
        setSnapshot((before) => {
          const result = resultOf(recordKey)
          const isSame = before.recordKey === recordKey && before.result === result
          return isSame ? before : { recordKey, result }
        }),
      )
    const unsubscribe = subscribe(read)
    read()
    if (resultOf(recordKey).state !== 'failed') load()
    return unsubscribe
  }, [load, recordKey])
  // The next visit may keep this component: a result of the last one is not in its environment.
  const result = snapshot.recordKey === recordKey ? snapshot.result : resultOf(recordKey)
  return { ...result, retry: load }
}

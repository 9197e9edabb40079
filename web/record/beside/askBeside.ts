import { startTransition, use, useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  askBeside_record$data,
  askBeside_record$key,
} from '../../__generated__/askBeside_record.graphql'
import type { askBesideOwnerQuery } from '../../__generated__/askBesideOwnerQuery.graphql'
import { Whose, type WhoseRecord } from '../whose'
import { askVisit, readVisit, type Visit } from './askVisit'

// This is requested once the page is drawn, so that the page's first query stays small (ADR 10): a
// sick cat's days in words are larger than the rest of the record.

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

type Answering = 'asking' | 'there' | 'failed'
/** A day that was red or amber, with its answers and its note. */
export type ShownEvent = askBeside_record$data['dayEvents'][number]

interface Told {
  state: Answering
  events: readonly ShownEvent[]
  /** The questions for the visit, in the owner's words. */
  questions: readonly string[]
  visit: Visit | null
}

interface Question {
  told: Told
  answered: Promise<void>
}

const nothingYet: Told = { state: 'asking', events: [], questions: [], visit: null }

/**
 * The key is the variables of a visit: screen and sheet share one request, and the next visit sends
 * a new one.
 */
const questions = new WeakMap<WhoseRecord, Question>()
const listeners = new Set<() => void>()

/** Loads the details. @throws if the request fails; the next call retries */
export async function askBeside(environment: Environment, whose: WhoseRecord): Promise<void> {
  const asked = questions.get(whose)
  if (asked && asked.told.state !== 'failed') return await asked.answered
  const answer = fetchQuery<BesideQuery>(environment, ...besideQuestion(whose)).toPromise()
  const tell = (told: Told) => {
    question.told = told
    for (const listener of listeners) listener()
  }
  const question: Question = {
    told: nothingYet,
    answered: answer.then(
      (data) => {
        if (!data?.record) return tell({ ...nothingYet, state: 'there' })
        const { dayEvents, visitQuestions, ...record } = readInlineData<askBeside_record$key>(
          besideFragment,
          data.record,
        )
        tell({
          state: 'there',
          events: dayEvents,
          questions: visitQuestions,
          visit: readVisit(record),
        })
      },
      (error: unknown) => {
        tell({ ...nothingYet, state: 'failed' })
        throw error
      },
    ),
  }
  questions.set(whose, question)
  for (const listener of listeners) listener()
  await question.answered
}

/** Compares with another day, on the screen and on paper. @throws if the request fails */
export async function compareSince(
  environment: Environment,
  whose: WhoseRecord,
  since: string,
): Promise<void> {
  const visit = await askVisit(environment, whose, since)
  const asked = questions.get(whose)
  if (!asked) return
  asked.told = { ...asked.told, visit }
  for (const listener of listeners) listener()
}

const toldOf = (whose: WhoseRecord): Told => questions.get(whose)?.told ?? nothingYet

/** Returns the state of the request, for the sheet, which cannot wait. */
export const besideState = (whose: WhoseRecord): Answering => toldOf(whose).state

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Loads the details and returns the state of the request. The events are those of the last 90 days,
 * newest first (product/sharing 4.6).
 */
export function useAskedBeside(): Told & { again: () => void } {
  const environment = useRelayEnvironment()
  const whose = use(Whose)
  const ask = useCallback(
    () =>
      void askBeside(environment, whose).catch((error: unknown) =>
        console.warn('nothing beside the record', error),
      ),
    [environment, whose],
  )
  const [told, setTold] = useState(() => toldOf(whose))
  useEffect(() => {
    // This is a state, not a store: rendering the response synchronously would keep a slow phone
    // from responding to touches.
    const stop = listen(() => startTransition(() => setTold(toldOf(whose))))
    setTold(toldOf(whose))
    if (toldOf(whose).state !== 'failed') ask()
    return stop
  }, [ask, whose])
  return { ...told, again: ask }
}

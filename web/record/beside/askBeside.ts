import { use, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { askBesideOwnerQuery } from '../../__generated__/askBesideOwnerQuery.graphql'
import { Whose, type WhoseRecord } from '../whose'

// Care and laboratories' results: asked once the page is drawn, so that its first question stays as light as it is (ADR 10).

const ofOwner = graphql`
  query askBesideOwnerQuery($uuid: ID!) @preloadable {
    record: animal(uuid: $uuid) {
      ...useBeside_record
    }
  }
`
const ofVet = graphql`
  query askBesideVetQuery($token: String!) {
    record: sharedAnimal(token: $token) {
      ...useBeside_record
    }
  }
`

/** Both answer in the same shape. */
export type BesideQuery = askBesideOwnerQuery
export const besideQuestion = (whose: WhoseRecord) => ['token' in whose ? ofVet : ofOwner, whose as BesideQuery['variables']] as const

type Answering = 'asking' | 'there' | 'failed'

/** By the variables of a visit: screen and sheet share one question, the next visit asks anew. */
const questions = new WeakMap<WhoseRecord, { answered: Promise<unknown>; state: Answering }>()

/** @throws if nothing answered; the next call asks again */
export async function askBeside(environment: Environment, whose: WhoseRecord): Promise<void> {
  const asked = questions.get(whose)
  const question = asked && asked.state !== 'failed' ? asked : { state: 'asking' as Answering, answered: fetchQuery<BesideQuery>(environment, ...besideQuestion(whose)).toPromise() }
  questions.set(whose, question)
  try {
    await question.answered
    question.state = 'there'
  } catch (error) {
    question.state = 'failed'
    throw error
  }
}

/** What has become of the question: for paper, which cannot wait. */
export const besideState = (whose: WhoseRecord): Answering => questions.get(whose)?.state ?? 'asking'

/** Asks, and tells what becomes of it. */
export function useAskedBeside(): { state: Answering; again: () => void } {
  const environment = useRelayEnvironment()
  const whose = use(Whose)
  const [state, setState] = useState(() => besideState(whose))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = true
    const tell = (next: Answering) => () => void (wanted && setState(next))
    askBeside(environment, whose).then(tell('there'), tell('failed'))
    return () => void (wanted = false)
  }, [environment, whose, tries])
  return { state, again: () => setTries(tries + 1) }
}

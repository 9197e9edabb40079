import { useCallback, useEffect, useState } from 'react'
import type { Answers } from '#shared/health/answers/answers'
import {
  deleteUnsubmittedForm,
  type FormKey,
  type UnsubmittedForm,
  storeUnsubmittedForm,
} from '../../base/device/unsubmittedForms'
import { useLocation } from '../../base/router/hooks'
import { withReceivedNote } from './receivedNote'

/**
 * The answers, and the id of the pending entry that they were read from; `null` if there is none.
 */
export interface InitialAnswers {
  answers: Answers
  madeFrom: string | null
}

/**
 * Stores unsubmitted answers across page, tab and browser, with the entry that they were read from.
 * Another tab may replace it.
 */
export function useFormAnswers(
  { userUuid, animalId, day }: FormKey,
  initialAnswers: InitialAnswers,
  resumed: UnsubmittedForm | null,
  isPerfused: boolean,
) {
  const { state } = useLocation()
  const [{ answers: initial, madeFrom }] = useState(() => {
    const { answers, ...rest } = resumed ?? initialAnswers
    const note = withReceivedNote(answers.note, state)
    return { ...rest, answers: { ...(isPerfused ? withPerfusion(answers) : answers), note } }
  })
  const [answers, setAnswers] = useState(initial)
  const [first] = useState(initialAnswers.answers)

  useEffect(() => {
    if (answers === initial) return
    storeUnsubmittedForm(
      { userUuid, animalId, day, answers, begun: first, madeFrom, keptAt: Date.now() },
      resumed,
    ).catch(warnNotStored)
  }, [answers, initial, first, madeFrom, resumed, userUuid, animalId, day])

  // Pending doses of fluids may be read only after the form has opened.
  useEffect(() => {
    if (isPerfused) setAnswers(withPerfusion)
  }, [isPerfused])

  const clearStored = useCallback(() => {
    deleteUnsubmittedForm({ userUuid, animalId, day }, resumed).catch(warnNotStored)
  }, [userUuid, animalId, day, resumed])
  return { answers, setAnswers, madeFrom, clearStored }
}

/** Adds the perfusion if fluids were noted (product/care 5.2). */
const withPerfusion = (answers: Answers): Answers =>
  answers.perfusion === null ? { ...answers, perfusion: 'yes' } : answers

const warnNotStored = (error: unknown) =>
  console.warn('these answers could not be stored on this device', error)

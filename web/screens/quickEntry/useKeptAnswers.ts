import { useCallback, useEffect, useState } from 'react'
import type { Answers } from '#shared/health/answers'
import { forgetHalfFilled, type Form, type HalfFilled, keepHalfFilled } from '../../device/halfFilled'

/** Answers, and the waiting entry that they began as, by its name; null: none. */
export interface Begun {
  answers: Answers
  madeFrom: string | null
}

/**
 * Half-done answers survive the page, the tab and the browser. They stay what they were made from: what another tab has saved
 * since is not what they were shown with. `resumed`: those that the form goes on with.
 */
export function useKeptAnswers({ userUuid, animalId, day }: Form, begun: Begun, resumed: HalfFilled | null) {
  const [{ answers: initial, madeFrom }] = useState<Begun>(resumed ?? begun)
  const [answers, setAnswers] = useState(initial)
  const [first] = useState(begun.answers)

  useEffect(() => {
    if (answers === initial) return
    keepHalfFilled({ userUuid, animalId, day, answers, begun: first, madeFrom, keptAt: Date.now() }, resumed).catch(notKept)
  }, [answers, initial, first, madeFrom, resumed, userUuid, animalId, day])

  const forget = useCallback(() => {
    forgetHalfFilled({ userUuid, animalId, day }, resumed).catch(notKept)
  }, [userUuid, animalId, day, resumed])
  return { answers, setAnswers, madeFrom, forget }
}

const notKept = (error: unknown) => console.warn('these answers are on this page alone', error)

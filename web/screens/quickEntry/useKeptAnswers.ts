import { useCallback, useEffect, useState } from 'react'
import { emptyAnswers, type Answers } from '#shared/health/answers'

/** Answers, and the waiting entry that they began as, by its name; null: none. */
interface Kept {
  answers: Answers
  madeFrom: string | null
}

/**
 * Half-done answers survive a reload and a sign-in in between; the tab's end forgets them. They stay what they were made
 * from: what another tab has saved since is not what they were shown with.
 */
export function useKeptAnswers(key: string, begun: Kept) {
  const [{ answers: initial, madeFrom }] = useState<Kept>(() => read(key) ?? begun)
  const [answers, setAnswers] = useState(initial)

  useEffect(() => {
    if (answers !== initial) sessionStorage.setItem(key, JSON.stringify({ ...answers, madeFrom }))
  }, [answers, initial, madeFrom, key])

  const forget = useCallback(() => sessionStorage.removeItem(key), [key])
  return { answers, setAnswers, madeFrom, forget }
}

/** An older build may have kept another shape: what it lacks is unanswered. */
function read(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { madeFrom = null, ...answers } = kept as Partial<Answers> & { madeFrom?: string | null }
    return { answers: { ...emptyAnswers, ...answers }, madeFrom }
  } catch {
    return null
  }
}

import { useCallback, useEffect, useState } from 'react'
import { emptyAnswers, type Answers } from '#shared/health/answers'

/** Half-done answers survive a reload and a sign-in in between; the tab's end forgets them. */
export function useKeptAnswers(key: string, initial: Answers) {
  const [answers, setAnswers] = useState<Answers>(() => read(key) ?? initial)

  useEffect(() => {
    if (answers !== initial) sessionStorage.setItem(key, JSON.stringify(answers))
  }, [answers, initial, key])

  const forget = useCallback(() => sessionStorage.removeItem(key), [key])
  return [answers, setAnswers, forget] as const
}

/** An older build may have kept another shape: what it lacks is unanswered. */
function read(key: string): Answers | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? { ...emptyAnswers, ...kept } : null
  } catch {
    return null
  }
}

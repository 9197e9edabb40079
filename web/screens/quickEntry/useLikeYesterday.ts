import { useEffect, useRef } from 'react'
import type { FiveAnswers } from './likeYesterday'
import { summary, type Steps } from './useSteps'

/**
 * Returns what answers like yesterday; `null` if that is not offered. A reminder opens the page
 * with all answers, which are yesterday's unless unsubmitted ones are there after a reload.
 */
export function useLikeYesterday(
  yesterday: FiveAnswers | null,
  isResumed: boolean,
  { step, fromSummary, goTo, previous }: Steps,
  change: (answers: FiveAnswers) => void,
): (() => void) | null {
  const mustApply = useRef(step === summary && !isResumed)
  useEffect(() => {
    if (!mustApply.current) return
    mustApply.current = false
    if (yesterday) change(yesterday)
    else previous()
  })

  if (step !== 1 || !yesterday || fromSummary) return null
  return () => {
    change(yesterday)
    goTo(summary)
  }
}

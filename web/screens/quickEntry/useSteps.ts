import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../base/router/hooks'
import { stepCount } from './questions'

const pattern = /^#(?:etape-([1-5])|comme-hier)$/

/** The page with all five answers is step 0. */
export const summary = 0

/** Returns whether the answers are confirmed on this step. */
export const isLastStep = (step: number): boolean => step === stepCount || step === summary

const hashOf = (step: number) => (step === summary ? '#comme-hier' : `#etape-${step}`)

export type Steps = ReturnType<typeof useSteps>

interface StepState {
  /** The number of history entries that the questionnaire has pushed before this one. */
  depth?: number
  /** `true` if the step was opened from the summary and leads back to it. */
  fromSummary?: boolean
}

/**
 * Keeps the step in the address's hash: the back button goes a step back, a reload keeps it, and a
 * change of the hash runs no loader.
 */
export function useSteps() {
  const location = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ to: string; state: object; step: number } | null>(null)
  const { depth = 0, fromSummary = false } = (location.state as StepState | null) ?? {}
  const match = pattern.exec(location.hash)
  const step = Number(match?.[1] ?? (match ? summary : 1))
  const at = (target: number) => ({ search: location.search, hash: hashOf(target) })

  // The first step has a hash too: going back to an address without a hash would run the loader.
  // A received note stays in the state, for a reload before the first answer (product/launches 2.6).
  useEffect(() => {
    if (!pattern.test(location.hash))
      void navigate(
        { search: location.search, hash: hashOf(1) },
        { replace: true, state: { ...(location.state as object | null), depth: 0 } },
      )
  }, [location.hash, location.search, location.state, navigate])

  // Navigation returns to the entry where the questionnaire began, then leaves it: 'back' on
  // the next screen must not return here.
  useEffect(() => {
    if (!leaving) return
    void (depth > 0
      ? navigate(-depth)
      : navigate(leaving.to, { replace: true, state: leaving.state }))
  }, [leaving, depth, navigate])

  return {
    // The confirmed step stays drawn until the next screen is ready.
    step: leaving?.step ?? step,
    isLeaving: leaving !== null,
    fromSummary,
    goTo: (target: number) =>
      void navigate(at(target), { state: { depth: depth + 1, fromSummary: step === summary } }),
    previous: () =>
      void (depth > 0
        ? navigate(-1)
        : navigate(at(Math.max(1, step - 1)), { replace: true, state: { depth: 0 } })),
    restart: () => void navigate(at(1), { replace: true, state: { depth } }),
    leaveTo: (to: string, state: object) => setLeaving({ to, state, step }),
  }
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router/hooks'
import { stepCount } from './questions'

const pattern = /^#etape-(\d)$/

interface StepState {
  /** How many entries of the history the questionnaire has put down before this one. */
  depth?: number
}

/**
 * The step stands in the address's hash: the browser's back button goes a step back, a reload stays, and nothing is
 * loaded anew (a hash alone never runs a route's loader).
 */
export function useSteps() {
  const location = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ to: string; step: number } | null>(null)
  const depth = (location.state as StepState | null)?.depth ?? 0
  const number = Number(pattern.exec(location.hash)?.[1])
  const step = number >= 1 && number <= stepCount ? number : 1
  const at = (target: number) => ({ search: location.search, hash: `#etape-${target}` })

  // The first step has its hash too: to go back to an address without one would load the page anew.
  useEffect(() => {
    if (!pattern.test(location.hash)) void navigate({ search: location.search, hash: '#etape-1' }, { replace: true, state: { depth: 0 } })
  }, [location.hash, location.search, navigate])

  // First back to where the questionnaire began, then away from there: 'back' from the next screen must not return here.
  useEffect(() => {
    if (!leaving) return
    void (depth > 0 ? navigate(-depth) : navigate(leaving.to, { replace: true }))
  }, [leaving, depth, navigate])

  return {
    // What was confirmed stays on the screen until the next one is there.
    step: leaving?.step ?? step,
    leaving: leaving !== null,
    goTo: (target: number) => void navigate(at(target), { state: { depth: depth + 1 } }),
    previous: () => void (depth > 0 ? navigate(-1) : navigate(at(step - 1), { replace: true, state: { depth: 0 } })),
    leaveTo: (to: string) => setLeaving({ to, step }),
  }
}

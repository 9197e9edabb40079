import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router/hooks'
import { stepCount } from './questions'

const pattern = /^#etape-(\d)$/

interface StepState {
  /** How many history entries the questionnaire has pushed before this one. */
  depth?: number
}

/** The step is the address's hash: the back button goes a step back, a reload stays, and no loader runs for a hash. */
export function useSteps() {
  const location = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<{ to: string; state: object; step: number } | null>(null)
  const depth = (location.state as StepState | null)?.depth ?? 0
  const number = Number(pattern.exec(location.hash)?.[1])
  const step = number >= 1 && number <= stepCount ? number : 1
  const at = (target: number) => ({ search: location.search, hash: `#etape-${target}` })

  // The first step has a hash too: going back to an address without one would run the loader.
  useEffect(() => {
    if (!pattern.test(location.hash)) void navigate({ search: location.search, hash: '#etape-1' }, { replace: true, state: { depth: 0 } })
  }, [location.hash, location.search, navigate])

  // Back to the entry where the questionnaire began, then away from it, so that 'back' from the next screen does not
  // return here.
  useEffect(() => {
    if (!leaving) return
    void (depth > 0 ? navigate(-depth) : navigate(leaving.to, { replace: true, state: leaving.state }))
  }, [leaving, depth, navigate])

  return {
    // The confirmed step stays drawn until the next screen is there.
    step: leaving?.step ?? step,
    leaving: leaving !== null,
    goTo: (target: number) => void navigate(at(target), { state: { depth: depth + 1 } }),
    previous: () => void (depth > 0 ? navigate(-1) : navigate(at(step - 1), { replace: true, state: { depth: 0 } })),
    leaveTo: (to: string, state: object) => setLeaving({ to, state, step }),
  }
}

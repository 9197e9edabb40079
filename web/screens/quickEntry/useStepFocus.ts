import { type RefObject, useEffect, useRef } from 'react'

/**
 * A new step begins at its question; a complaint leads to the answer that is missing, on whichever step that is. `stepRef`
 * is every step's: of them, only the one that is shown holds it.
 */
export function useStepFocus(stepRef: RefObject<HTMLElement | null>, step: number, complaint: { step: number } | null): void {
  const shown = useRef({ step, complaint })

  useEffect(() => {
    const before = shown.current
    shown.current = { step, complaint }
    const root = stepRef.current
    if (!root) return
    if (complaint?.step === step && (complaint !== before.complaint || step !== before.step)) {
      const field = root.querySelector<HTMLElement>('[aria-invalid="true"] input, [data-invalid] button')
      if (field) return field.focus()
    }
    if (step !== before.step) root.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [stepRef, step, complaint])
}

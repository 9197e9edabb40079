import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the question of a new step. A missing answer is focused on any step. */
export function useStepFocus(
  formRef: RefObject<HTMLFormElement | null>,
  step: number,
  complaint: { step: number } | null,
): void {
  const lastState = useRef({ step, complaint })

  useEffect(() => {
    const previousState = lastState.current
    lastState.current = { step, complaint }
    const form = formRef.current
    if (!form) return
    if (
      complaint?.step === step &&
      (complaint !== previousState.complaint || step !== previousState.step)
    ) {
      const field = form.querySelector<HTMLElement>(
        '[aria-invalid="true"] input, [data-invalid] button',
      )
      if (field) return field.focus()
    }
    if (step !== previousState.step) focusQuestion(form)
  }, [formRef, step, complaint])
}

export function focusQuestion(within: ParentNode): void {
  within.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
}

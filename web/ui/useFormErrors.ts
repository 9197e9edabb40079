import { useCallback, useEffect, useRef, useState } from 'react'

type Errors<Field extends string> = Partial<Record<Field, string>>

/** Errors by field name. New ones move the focus to the first field in error, in the page's order; each leaves when its field is written in. */
export function useFormErrors<Field extends string>() {
  const formRef = useRef<HTMLFormElement>(null)
  const [{ errors, arrived }, setState] = useState<{ errors: Errors<Field>; arrived: boolean }>({
    errors: {},
    arrived: false,
  })

  useEffect(() => {
    const form = formRef.current
    if (arrived) {
      const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
      const target = invalid?.matches('input, select, textarea')
        ? invalid
        : invalid?.querySelector<HTMLElement>('input, [tabindex="0"]')
      target?.focus()
    }
    const corrected = ({ target }: Event) => {
      const { name } = target as HTMLInputElement
      if (form?.contains(target as Node) && name in errors)
        setState({ errors: { ...errors, [name]: undefined }, arrived: false })
    }
    // Outside of React's root: what was typed has reached a controlled field's state before the form is drawn anew.
    document.addEventListener('input', corrected)
    return () => document.removeEventListener('input', corrected)
  }, [errors, arrived])

  const showErrors = useCallback(
    (next: Errors<Field>) => setState({ errors: next, arrived: true }),
    [],
  )
  const clearErrors = useCallback(() => showErrors({}), [showErrors])
  return { formRef, errors, showErrors, clearErrors }
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** Errors by field name. New ones move the focus to the first invalid field of the page. */
export function useFormErrors<Field extends string>() {
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})

  useEffect(() => {
    const invalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const target = invalid?.matches('input, select, textarea') ? invalid : invalid?.querySelector<HTMLElement>('input, [tabindex="0"]')
    target?.focus()
  }, [errors])

  const clearErrors = useCallback(() => setErrors({}), [])
  return { formRef, errors, showErrors: setErrors, clearErrors }
}

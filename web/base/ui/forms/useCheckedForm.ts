import { type FormEvent, useRef } from 'react'
import type { fieldErrors } from '#shared/base/validation'
import { toastFailure } from '../toasts/toastFailure'
import type { ShowErrors } from './useFormErrors'

export interface FormSchema<Fields> {
  safeParse: (
    input: unknown,
  ) =>
    | { success: true; data: Fields }
    | { success: false; error: Parameters<typeof fieldErrors>[0] }
}

export interface CheckedForm<Fields> {
  isPending: boolean
  showErrors: ShowErrors
  /** Receives the parsed values, and the whole form. */
  send: (fields: Fields, form: FormData) => void
  /** Returns the input of the schema; by default each field's text. */
  read?: (form: FormData) => unknown
}

/**
 * Handles a form that a schema checks: fields show their errors, otherwise the form is sent.
 * The schema loads with the first focus, so that the page does not wait for it.
 */
export function useCheckedForm<Fields>(
  loadSchema: () => Promise<FormSchema<Fields>>,
  { isPending, showErrors, send, read = Object.fromEntries }: CheckedForm<Fields>,
) {
  // The schema may still be loading, and nothing is pending yet: a second press has no effect.
  const isChecking = useRef(false)
  const load = () => Promise.all([loadSchema(), import('#shared/base/validation')])

  async function submit(form: FormData): Promise<void> {
    const [schema, validation] = await load()
    const parsed = schema.safeParse(read(form))
    showErrors(parsed.success ? {} : validation.fieldErrors(parsed.error))
    if (parsed.success) send(parsed.data, form)
  }

  return {
    onFocus: () => void load().catch(() => null),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isPending || isChecking.current) return
      isChecking.current = true
      submit(new FormData(event.currentTarget))
        .catch(toastFailure)
        .finally(() => (isChecking.current = false))
    },
  }
}

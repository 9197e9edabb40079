import { type FormEvent, useRef } from 'react'
import type * as Account from '#shared/account/accountSchemas'
import { toastFailure } from '../toasts/toastFailure'
import type { ShowErrors } from './useFormErrors'

type FormName =
  | 'loginInput'
  | 'registerForm'
  | 'forgotPasswordInput'
  | 'resetPasswordForm'
  | 'changePasswordForm'
  | 'profileForm'
type ParsedForm<Name extends FormName> = ReturnType<(typeof Account)[Name]['parse']>

const load = () =>
  Promise.all([import('#shared/account/accountSchemas'), import('#shared/base/validation')])

interface Options<Name extends FormName> {
  isPending: boolean
  showErrors: ShowErrors
  /** Receives the parsed values, and the whole form. */
  send: (fields: ParsedForm<Name>, form: FormData) => void
  /** Returns the input of the schema; by default each field's text. */
  read?: (form: FormData) => unknown
}

/**
 * Handles a form about an account. Its schema in shared/account/accountSchemas checks it: fields show their
 * errors, otherwise the form is sent.
 * The schemas load with the first focus, so that the page does not wait for them.
 */
export function useAccountForm<Name extends FormName>(
  name: Name,
  { isPending, showErrors, send, read = Object.fromEntries }: Options<Name>,
) {
  // The schemas may still be loading, and nothing is pending yet: a second press has no effect.
  const isChecking = useRef(false)

  async function submit(form: FormData): Promise<void> {
    const [account, { fieldErrors }] = await load()
    const parsed = account[name].safeParse(read(form))
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) send(parsed.data as ParsedForm<Name>, form)
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

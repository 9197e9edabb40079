import type { FormEvent } from 'react'
import type * as Account from '#shared/account'
import { toastFailure } from './toastFailure'

type FormName = 'loginInput' | 'registerForm' | 'forgotPasswordInput' | 'resetPasswordForm' | 'changePasswordForm' | 'profileForm'
type Checked<Name extends FormName> = ReturnType<(typeof Account)[Name]['parse']>

const load = () => Promise.all([import('#shared/account'), import('#shared/validation')])

interface Options<Name extends FormName> {
  pending: boolean
  showErrors: (errors: Record<string, string>) => void
  /** What the schema let through, and all that was typed. */
  send: (given: Checked<Name>, form: FormData) => void
  /** What the schema is shown; otherwise each field's text. */
  read?: (form: FormData) => unknown
}

/**
 * An account's form, checked by its schema in shared/account: the errors stand at the fields, or it is sent. The schemas
 * come with the first touch of the form, so that the page, which may be a person's first, does not wait for them.
 */
export function useAccountForm<Name extends FormName>(name: Name, { pending, showErrors, send, read = Object.fromEntries }: Options<Name>) {
  async function submit(form: FormData): Promise<void> {
    const [account, { fieldErrors }] = await load()
    const given = account[name].safeParse(read(form))
    showErrors(given.success ? {} : fieldErrors(given.error))
    if (given.success) send(given.data as Checked<Name>, form)
  }

  return {
    onFocus: () => void load().catch(() => null),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (pending) return
      submit(new FormData(event.currentTarget)).catch(toastFailure)
    },
  }
}

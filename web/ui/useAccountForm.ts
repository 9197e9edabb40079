import type { FormEvent } from 'react'
import type * as Account from '#shared/account'
import { toastFailure } from './toastFailure'
import { toasts } from './toasts'

type FormName =
  | 'loginInput'
  | 'registerForm'
  | 'forgotPasswordInput'
  | 'resetPasswordForm'
  | 'changePasswordForm'
  | 'profileForm'
type Checked<Name extends FormName> = ReturnType<(typeof Account)[Name]['parse']>

const load = () => Promise.all([import('#shared/account'), import('#shared/validation')])

interface Options<Name extends FormName> {
  pending: boolean
  showErrors: (errors: Record<string, string>) => void
  /** What the schema accepted, and the whole form. */
  send: (given: Checked<Name>, form: FormData) => void
  /** What the schema parses; by default each field's text. */
  read?: (form: FormData) => unknown
}

/**
 * A form about an account, checked by its schema in shared/account: errors stand at the fields, else it is sent. The
 * schemas load with the first focus, so that the page does not wait for them.
 */
export function useAccountForm<Name extends FormName>(
  name: Name,
  { pending, showErrors, send, read = Object.fromEntries }: Options<Name>,
) {
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
      // What was wrong with the try before is not to stand beside what comes of this one.
      const shown = toasts.current()
      if (shown?.tone === 'destructive') toasts.dismiss(shown.key)
      submit(new FormData(event.currentTarget)).catch(toastFailure)
    },
  }
}

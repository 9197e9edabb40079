import type * as Account from '#shared/account/accountSchemas'
import { type CheckedForm, type FormSchema, useCheckedForm } from './useCheckedForm'

type FormName =
  | 'loginInput'
  | 'registerForm'
  | 'forgotPasswordInput'
  | 'resetPasswordForm'
  | 'changePasswordForm'
  | 'profileForm'
type ParsedForm<Name extends FormName> = ReturnType<(typeof Account)[Name]['parse']>

/** Handles a form about an account, which its schema in shared/account/accountSchemas checks. */
export const useAccountForm = <Name extends FormName>(
  name: Name,
  form: CheckedForm<ParsedForm<Name>>,
) =>
  useCheckedForm(
    async () =>
      (await import('#shared/account/accountSchemas'))[name] as FormSchema<ParsedForm<Name>>,
    form,
  )

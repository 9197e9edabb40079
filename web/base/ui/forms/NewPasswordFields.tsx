import { useState } from 'react'
import { passwordHint } from '#shared/account/passwordHint'
import { PasswordField } from './PasswordField'

/** Renders `password`, with a hint if it is weak, and `confirmPassword`. */
export function NewPasswordFields({
  label = 'Mot de passe',
  errors,
}: {
  label?: string
  errors: Partial<Record<string, string>>
}) {
  const [hint, setHint] = useState<string | null>(null)
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        error={errors['password']}
        hint={hint ?? '8 caractères ou plus'}
        onBlur={({ target }) => setHint(target.value ? passwordHint(target.value) : null)}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  )
}

import { useState } from 'react'
import { passwordHint } from '#shared/passwordHint'
import { Button } from '../../ui/Button'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { useAccountForm } from '../../ui/useAccountForm'
import { useFormErrors } from '../../ui/useFormErrors'
import * as styles from './LoginScreen.css'
import { useRegister } from './useRegister'

export function RegistrationForm() {
  const { formRef, errors, showErrors } = useFormErrors()
  const [register, pending] = useRegister(showErrors)
  const [hint, setHint] = useState<string | null>(null)
  const form = useAccountForm('registerForm', { pending, showErrors, send: register })

  return (
    <form ref={formRef} className={styles.form} noValidate {...form}>
      <div className={styles.names}>
        <TextField label="Prénom" name="firstName" autoComplete="given-name" error={errors['firstName']} />
        <TextField label="Nom" name="lastName" autoComplete="family-name" error={errors['lastName']} />
      </div>
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors['email']} />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="new-password"
        error={errors['password']}
        hint={hint ?? '8 caractères ou plus'}
        onBlur={({ target }) => setHint(target.value ? passwordHint(target.value) : null)}
      />
      <PasswordField label="Confirmer le mot de passe" name="confirmPassword" autoComplete="new-password" error={errors['confirmPassword']} />
      <Button type="submit" size="l" block pending={pending} pendingLabel="Inscription...">
        S’inscrire
      </Button>
    </form>
  )
}

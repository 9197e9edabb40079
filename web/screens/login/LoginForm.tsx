import { useState } from 'react'
import { Link } from '../../base/router/Link'
import { Button } from '../../base/ui/Button'
import { PasswordField } from '../../base/ui/forms/PasswordField'
import { TextField } from '../../base/ui/forms/TextField'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useLogin } from './useLogin'
import { checkbox, fields } from '../../base/styles/form.css'
import * as styles from './LoginScreen.css'

export function LoginForm() {
  const { formRef, errors, showErrors } = useFormErrors('Erreur de connexion')
  const [signIn, isPending] = useLogin(showErrors)
  // The typed address is carried over, so that the user does not type it again.
  const [carried] = useState({ email: '' })
  const carryAddress = () =>
    (carried.email = (formRef.current!.elements.namedItem('email') as HTMLInputElement).value)
  const form = useAccountForm('loginInput', {
    isPending,
    showErrors,
    send: signIn,
    read: (typed) => ({ ...Object.fromEntries(typed), rememberMe: typed.has('rememberMe') }),
  })

  return (
    <form ref={formRef} className={fields} noValidate {...form}>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors['email']}
      />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <div className={styles.remember}>
        <label className={styles.choice}>
          <input type="checkbox" name="rememberMe" className={checkbox} />
          <span>Se souvenir de moi</span>
        </label>
        <Link
          className={styles.forgotLink}
          to="/forgot-password"
          state={carried}
          onClick={carryAddress}
        >
          Mot de passe oublié&#8239;?
        </Link>
      </div>
      <Button type="submit" size="l" block isPending={isPending} pendingLabel="Connexion...">
        Se connecter
      </Button>
    </form>
  )
}

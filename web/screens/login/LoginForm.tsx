import type { FormEvent } from 'react'
import { loginInput } from '#shared/account'
import { fieldErrors } from '#shared/validation'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { PasswordField } from '../../components/PasswordField'
import { TextField } from '../../components/TextField'
import { useFormErrors } from '../../components/useFormErrors'
import { Link } from '../../router/Link'
import * as styles from './LoginScreen.css'
import { useLogin } from './useLogin'

export function LoginForm() {
  const { formRef, errors, showErrors } = useFormErrors()
  const [signIn, pending] = useLogin(showErrors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    const given = loginInput.safeParse({
      email: form.get('email'),
      password: form.get('password'),
      rememberMe: form.has('rememberMe'),
    })
    showErrors(given.success ? {} : fieldErrors(given.error))
    if (given.success) signIn(given.data)
  }

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors['email']} />
      <PasswordField label="Mot de passe" name="password" autoComplete="current-password" error={errors['password']} />
      <div className={styles.remember}>
        <Checkbox label="Se souvenir de moi" name="rememberMe" />
        <Link className={styles.forgotten} to="/forgot-password">
          Mot de passe oublié&#8239;?
        </Link>
      </div>
      <Button type="submit" size="l" block pending={pending} pendingLabel="Connexion...">
        Se connecter
      </Button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { changePasswordForm } from '#shared/account'
import { passwordHint } from '#shared/passwordHint'
import { fieldErrors } from '#shared/validation'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { PasswordField } from '../../components/PasswordField'
import { useFormErrors } from '../../components/useFormErrors'
import { Link } from '../../router/Link'
import * as styles from './SettingsScreen.css'
import { useChangePassword } from './useChangePassword'

export function PasswordForm({ email }: { email: string }) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [hint, setHint] = useState<string | null>(null)
  const [changePassword, pending] = useChangePassword(showErrors, () => {
    formRef.current?.reset()
    setHint(null)
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const given = changePasswordForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    showErrors(given.success ? {} : fieldErrors(given.error))
    if (given.success) changePassword({ currentPassword: given.data.currentPassword, password: given.data.password })
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="password">
      <h2 id="password">Mot de passe</h2>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        {/* For password managers: whose password it is. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField label="Mot de passe actuel" name="currentPassword" autoComplete="current-password" error={errors['currentPassword']} />
        <PasswordField
          label="Nouveau mot de passe"
          name="password"
          autoComplete="new-password"
          error={errors['password']}
          hint={hint ?? '8 caractères ou plus'}
          onBlur={({ target }) => setHint(target.value ? passwordHint(target.value) : null)}
        />
        <PasswordField label="Confirmer le mot de passe" name="confirmPassword" autoComplete="new-password" error={errors['confirmPassword']} />
        <div className={styles.action}>
          <Button type="submit" variant="secondary" pending={pending} pendingLabel="Changement...">
            Changer le mot de passe
          </Button>
          <Link className={styles.link} to="/forgot-password">
            Mot de passe oublié&#8239;?
          </Link>
        </div>
      </form>
    </Card>
  )
}

import { useState } from 'react'
import { passwordHint } from '#shared/passwordHint'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { NeedsNetwork } from '../../ui/NeedsNetwork'
import { PasswordField } from '../../ui/PasswordField'
import { useAccountForm } from '../../ui/useAccountForm'
import { useFormErrors } from '../../ui/useFormErrors'
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
  const form = useAccountForm('changePasswordForm', {
    pending,
    showErrors,
    send: ({ currentPassword, password }) => changePassword({ currentPassword, password }),
  })

  return (
    <Card as="section" className={styles.card} aria-labelledby="password">
      <h2 id="password">Mot de passe</h2>
      <form ref={formRef} className={styles.form} noValidate {...form}>
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
          <NeedsNetwork>
            <Button type="submit" variant="secondary" pending={pending} pendingLabel="Changement...">
              Changer le mot de passe
            </Button>
          </NeedsNetwork>
          <Link className={styles.link} to="/forgot-password">
            Mot de passe oublié&#8239;?
          </Link>
        </div>
      </form>
    </Card>
  )
}

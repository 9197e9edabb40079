import { useState } from 'react'
import { Link } from '../../base/router/Link'
import { Button } from '../../base/ui/Button'
import { NewPasswordFields } from '../../base/ui/forms/NewPasswordFields'
import { PasswordField } from '../../base/ui/forms/PasswordField'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useChangePassword } from './useChangePassword'
import { fields } from '../../base/styles/form.css'
import * as styles from './SettingsScreen.css'

export function PasswordForm({ email }: { email: string }) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [timesChanged, setTimesChanged] = useState(0)
  const [changePassword, isPending] = useChangePassword(showErrors, () => {
    formRef.current?.reset()
    setTimesChanged((times) => times + 1)
  })
  const form = useAccountForm('changePasswordForm', {
    isPending,
    showErrors,
    send: ({ currentPassword, password }) => changePassword({ currentPassword, password }),
  })

  return (
    <form ref={formRef} className={fields} noValidate {...form}>
      {/* Password managers read from this field whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label="Mot de passe actuel"
        name="currentPassword"
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
      <NewPasswordFields key={timesChanged} label="Nouveau mot de passe" errors={errors} />
      <div className={styles.action}>
        <NeedsNetwork>
          <Button
            type="submit"
            variant="secondary"
            isPending={isPending}
            pendingLabel="Changement..."
          >
            Changer le mot de passe
          </Button>
        </NeedsNetwork>
        <Link className={styles.link} to="/forgot-password">
          Mot de passe oublié&#8239;?
        </Link>
      </div>
    </form>
  )
}

import { useLocation } from '../../base/router/hooks'
import { AccountPage } from '../../base/ui/AccountPage'
import { Button } from '../../base/ui/Button'
import { NewPasswordFields } from '../../base/ui/forms/NewPasswordFields'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useResetPassword } from './useResetPassword'
import { fields } from '../../base/styles/form.css'

const addressProven =
  'Merci\u202f! Votre adresse email est confirmée. Par sécurité, les autres ' +
  'appareils ont été déconnectés\u00a0: choisissez un mot de passe, puis ' +
  'reconnectez-les. Leurs saisies non envoyées y attendent.'

export function ResetForm({
  token,
  onReset,
  onBadLink,
}: {
  token: string
  onReset: () => void
  onBadLink: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [resetPassword, isPending] = useResetPassword({ showErrors, onReset, onBadLink })
  // The browser may have no session of the account (product/accounts 3.5).
  const isAddressProven = Boolean(
    (useLocation().state as { isAddressProven?: boolean } | null)?.isAddressProven,
  )
  const form = useAccountForm('resetPasswordForm', {
    isPending,
    showErrors,
    send: ({ password }) => resetPassword({ token, password }),
  })

  return (
    <AccountPage
      title="Nouveau mot de passe"
      lead={
        isAddressProven
          ? addressProven
          : 'Il remplacera l’ancien et déconnectera tous vos appareils.'
      }
      links={[
        { to: '/forgot-password', label: 'Demander un nouveau lien' },
        { to: '/login', label: 'Retour à la connexion' },
      ]}
    >
      <form ref={formRef} className={fields} noValidate {...form}>
        <NewPasswordFields errors={errors} />
        <Button type="submit" size="l" block isPending={isPending} pendingLabel="Enregistrement...">
          Enregistrer le mot de passe
        </Button>
      </form>
    </AccountPage>
  )
}

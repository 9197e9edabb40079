import { useState } from 'react'
import { useLocation } from '../../base/router/hooks'
import { AccountPage } from '../../base/ui/AccountPage'
import { Button } from '../../base/ui/Button'
import { DeferredCatPortrait } from '../../base/ui/drawings/DeferredCatPortrait'
import { TextField } from '../../base/ui/forms/TextField'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useForgotPassword } from './useForgotPassword'
import { fields } from '../../base/styles/form.css'

/**
 * /forgot-password: the confirmation does not reveal whether the account exists
 * (product/accounts 3.4).
 */
export function ForgotPasswordScreen() {
  const { formRef, errors, showErrors } = useFormErrors()
  const typed = (useLocation().state as { email?: string } | null)?.email
  const [message, setMessage] = useState<string | null>(null)
  const [requestLink, isPending] = useForgotPassword(showErrors, setMessage)
  const form = useAccountForm('forgotPasswordInput', {
    isPending,
    showErrors,
    send: ({ email }) => requestLink(email),
  })

  const links = [{ to: '/login', label: 'Retour à la connexion' }]
  if (message !== null)
    return (
      <AccountPage
        title="Vérifiez votre messagerie"
        drawing={<DeferredCatPortrait />}
        lead={message}
        links={links}
      />
    )
  return (
    <AccountPage
      title="Mot de passe oublié"
      lead="Un lien pour en choisir un nouveau vous sera envoyé par email."
      links={links}
    >
      <form ref={formRef} className={fields} noValidate {...form}>
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={typed}
          error={errors['email']}
        />
        <Button type="submit" size="l" block isPending={isPending} pendingLabel="Envoi...">
          Envoyer le lien
        </Button>
      </form>
    </AccountPage>
  )
}

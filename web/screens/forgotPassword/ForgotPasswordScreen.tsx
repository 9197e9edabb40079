import { type FormEvent, useState } from 'react'
import { forgotPasswordInput } from '#shared/account'
import { fieldErrors } from '#shared/validation'
import { AccountPage } from '../../components/AccountPage'
import { Button } from '../../components/Button'
import { CatPortrait } from '../../components/drawings/CatPortrait'
import { TextField } from '../../components/TextField'
import { useFormErrors } from '../../components/useFormErrors'
import * as styles from './ForgotPasswordScreen.css'
import { useForgotPassword } from './useForgotPassword'

/** /forgot-password: an address, then a confirmation that gives nobody away (spec 1 §2). */
export function ForgotPasswordScreen() {
  const { formRef, errors, showErrors } = useFormErrors()
  const [sent, setSent] = useState<string | null>(null)
  const [askForLink, pending] = useForgotPassword(showErrors, setSent)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const given = forgotPasswordInput.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    showErrors(given.success ? {} : fieldErrors(given.error))
    if (given.success) askForLink(given.data.email)
  }

  const links = [{ to: '/login', label: 'Retour à la connexion' }]
  if (sent !== null) return <AccountPage title="Vérifiez votre messagerie" drawing={<CatPortrait />} lead={sent} links={links} />
  return (
    <AccountPage title="Mot de passe oublié" lead="Un lien pour en choisir un nouveau vous sera envoyé par email." links={links}>
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" error={errors['email']} />
        <Button type="submit" size="l" block pending={pending} pendingLabel="Envoi...">
          Envoyer le lien
        </Button>
      </form>
    </AccountPage>
  )
}

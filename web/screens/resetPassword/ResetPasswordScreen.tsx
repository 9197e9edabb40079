import { useEffect, useState } from 'react'
import { AccountPage } from '../../base/ui/AccountPage'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { toast } from '../../base/ui/toasts/toasts'
import { useMailToken } from '../../session/useMailToken'
import { PasswordReset } from './PasswordReset'
import { ResetForm } from './ResetForm'

/** /reset-password: a bad link, the form, or success (product/accounts 3.4). */
export function ResetPasswordScreen() {
  const [token, dropToken] = useMailToken('reset-password')
  const [state, setState] = useState<'form' | 'badLink' | 'reset'>('form')

  function end(ended: 'badLink' | 'reset') {
    dropToken()
    setState(ended)
  }

  if (state === 'reset') return <PasswordReset />
  if (state === 'badLink') return <BadLink />
  if (!token) return <MissingToken />
  return <ResetForm token={token} onReset={() => end('reset')} onBadLink={() => end('badLink')} />
}

function MissingToken() {
  useEffect(
    () =>
      toast({
        title: 'Erreur',
        description: 'Token de réinitialisation manquant',
        tone: 'destructive',
      }),
    [],
  )
  return <BadLink />
}

function BadLink() {
  return (
    <AccountPage
      title="Lien invalide"
      drawing={<DeferredLostCat />}
      lead="Ce lien de réinitialisation est invalide ou a expiré."
      links={[
        { to: '/forgot-password', label: 'Demander un nouveau lien' },
        { to: '/login', label: 'Retour à la connexion' },
      ]}
    />
  )
}

import { useState } from 'react'
import { useNavigate } from '../../base/router/hooks'
import { AccountPage } from '../../base/ui/AccountPage'
import { Button } from '../../base/ui/Button'
import { DeferredCatPortrait } from '../../base/ui/drawings/DeferredCatPortrait'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { useSession } from '../../session/SessionContext'
import { storeMailToken } from '../../session/storeMailToken'
import { useMailToken } from '../../session/useMailToken'
import { EmailProven } from './EmailProven'
import { SignedOutNotice } from './SignedOutNotice'
import { type Proof, useVerifyEmail } from './useVerifyEmail'

/** /verify-email: has a button, since mail scanners open links (product/accounts 3.1). */
export function VerifyEmailScreen() {
  const navigate = useNavigate()
  const { status, retry } = useSession()
  const [token, dropToken] = useMailToken('verify-email')
  const [proof, setProof] = useState<Proof | 'already' | null>(null)
  const [verifyEmail, isPending] = useVerifyEmail({ onProven, onBadLink: dropToken })

  function onProven(proven: Proof | 'already') {
    // The session's account may have become the admin, and has another address.
    if (status === 'signedIn') retry()
    if (proven !== 'already' && proven.resetToken) {
      storeMailToken('reset-password', proven.resetToken)
      void navigate('/reset-password', { replace: true, state: { isAddressProven: true } })
      return
    }
    dropToken()
    setProof(proven)
  }

  const home = { to: '/', label: 'Aller à l’accueil' }
  const forgotten = { to: '/forgot-password', label: 'Mot de passe oublié\u202f?' }
  if (proof === 'already')
    return (
      <AccountPage
        title="Adresse confirmée"
        drawing={<DeferredCatPortrait />}
        lead="Cette adresse email est déjà confirmée."
        links={status === 'signedIn' ? [home] : [home, forgotten]}
      />
    )
  if (proof) return <EmailProven proof={proof} home={home} />
  if (!token) {
    const newLink =
      status === 'signedIn'
        ? { to: '/settings/profile', label: 'Demander un nouveau lien' }
        : { to: '/login', label: 'Se connecter pour en demander un nouveau' }
    return (
      <AccountPage
        title="Lien invalide"
        drawing={<DeferredLostCat />}
        lead="Ce lien de confirmation est invalide ou a expiré."
        links={[newLink, home]}
      />
    )
  }
  return (
    <AccountPage
      title="Confirmer votre adresse"
      lead="Une dernière étape&nbsp;: confirmez que cette adresse email est bien la vôtre."
      links={[home]}
    >
      <Button
        size="l"
        block
        isPending={isPending}
        pendingLabel="Confirmation..."
        onClick={() => verifyEmail(token)}
      >
        Confirmer mon adresse
      </Button>
      {status === 'signedOut' && <SignedOutNotice />}
    </AccountPage>
  )
}

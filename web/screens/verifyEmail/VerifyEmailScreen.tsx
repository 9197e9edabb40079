import { useState } from 'react'
import { AccountPage } from '../../ui/AccountPage'
import { Button } from '../../ui/Button'
import { CatPortrait, LostCat } from '../../ui/drawings/deferred'
import { dropToken, heldToken } from '../../session/heldToken'
import { useSession } from '../../session/SessionContext'
import { EmailProven } from './EmailProven'
import { type Proof, useVerifyEmail } from './useVerifyEmail'

/** /verify-email: a button, since mail scanners open links (product/accounts 3.1). */
export function VerifyEmailScreen() {
  const [token] = useState(() => heldToken('verify-email'))
  const { status, retry } = useSession()
  const [proof, setProof] = useState<Proof | 'already' | 'badLink' | null>(token ? null : 'badLink')
  const [verifyEmail, pending] = useVerifyEmail({ onProven, onBadLink })

  function onProven(proven: Proof | 'already') {
    dropToken()
    setProof(proven)
    // The session's account may have become the admin, and has another address.
    if (status === 'signedIn') retry()
  }

  function onBadLink() {
    dropToken()
    setProof('badLink')
  }

  const home = { to: '/', label: 'Aller à l’accueil' }

  if (!token || proof === 'badLink') {
    const anew =
      status === 'signedIn'
        ? { to: '/settings', label: 'Demander un nouveau lien' }
        : { to: '/login', label: 'Se connecter pour en demander un nouveau' }
    return <AccountPage title="Lien invalide" drawing={<LostCat />} lead="Ce lien de confirmation est invalide ou a expiré." links={[anew, home]} />
  }
  if (proof === 'already') return <AccountPage title="Adresse confirmée" drawing={<CatPortrait />} lead="Cette adresse email est déjà confirmée." links={[home]} />
  if (proof) return <EmailProven proof={proof} home={home} />
  return (
    <AccountPage
      title="Confirmer votre adresse"
      lead="Une dernière étape&nbsp;: confirmez que cette adresse email est bien la vôtre."
      links={[home]}
    >
      <Button size="l" block pending={pending} pendingLabel="Confirmation..." onClick={() => verifyEmail(token)}>
        Confirmer mon adresse
      </Button>
    </AccountPage>
  )
}

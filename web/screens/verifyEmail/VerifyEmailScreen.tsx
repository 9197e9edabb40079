import { useState } from 'react'
import { AccountPage } from '../../components/AccountPage'
import { Button } from '../../components/Button'
import { CatPortrait, LostCat } from '../../components/drawings/later'
import { useSearchParams } from '../../router/hooks'
import { useSession } from '../../session/SessionContext'
import { useVerifyEmail } from './useVerifyEmail'

/** /verify-email: mail scanners open links, they press no buttons (decisions, Accounts). */
export function VerifyEmailScreen() {
  const params = useSearchParams()
  const token = params.get('token')
  const { status, retry } = useSession()
  const [state, setState] = useState<'asking' | 'proven' | 'badLink'>(token ? 'asking' : 'badLink')
  const [verifyEmail, pending] = useVerifyEmail({ onProven, onBadLink: () => setState('badLink') })

  function onProven() {
    setState('proven')
    // A proven address may be the admin's.
    if (status === 'signedIn') retry()
  }

  const home = { to: '/', label: 'Aller à l’accueil' }

  if (state === 'proven') {
    return <AccountPage title="Adresse confirmée" drawing={<CatPortrait />} lead="Merci&#8239;! Votre adresse email est confirmée." links={[home]} />
  }
  if (!token || state === 'badLink') {
    const anew =
      status === 'signedIn'
        ? { to: '/settings', label: 'Demander un nouveau lien' }
        : { to: '/login', label: 'Se connecter pour en demander un nouveau' }
    return <AccountPage title="Lien invalide" drawing={<LostCat />} lead="Ce lien de confirmation est invalide ou a expiré." links={[anew, home]} />
  }
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

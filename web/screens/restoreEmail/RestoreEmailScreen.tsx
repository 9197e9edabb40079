import { useNavigate } from '../../base/router/hooks'
import { AccountPage } from '../../base/ui/AccountPage'
import { Button } from '../../base/ui/Button'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { useSession } from '../../session/SessionContext'
import { storeMailToken } from '../../session/storeMailToken'
import { useMailToken } from '../../session/useMailToken'
import { useRestoreEmail } from './useRestoreEmail'

/**
 * /restore-email: restores an address that was replaced. It has a button, since mail scanners open
 * links.
 */
export function RestoreEmailScreen() {
  const navigate = useNavigate()
  const { status, retry } = useSession()
  const [token, dropToken] = useMailToken('restore-email')
  const [restoreEmail, isPending] = useRestoreEmail({ onRestored, onBadLink: dropToken })

  function onRestored(resetToken: string) {
    storeMailToken('reset-password', resetToken)
    // Every session of that account has ended, possibly this browser's too, so the session is
    // checked.
    if (status === 'signedIn') retry()
    void navigate('/reset-password', { replace: true })
  }

  const home = { to: '/', label: 'Aller à l’accueil' }
  if (!token) {
    const links = [{ to: '/forgot-password', label: 'Mot de passe oublié\u202f?' }, home]
    return (
      <AccountPage
        title="Lien invalide"
        drawing={<DeferredLostCat />}
        lead="Ce lien est invalide ou a expiré."
        links={links}
      />
    )
  }
  return (
    <AccountPage
      title="Reprendre votre compte"
      lead={
        'Cette adresse email redevient celle de votre compte. Tous les ' +
        'appareils seront déconnectés, les liens de partage révoqués, et ' +
        'vous choisirez un nouveau mot de passe.'
      }
      links={[home]}
    >
      <Button
        size="l"
        block
        isPending={isPending}
        pendingLabel="Un instant..."
        onClick={() => restoreEmail(token)}
      >
        Reprendre mon compte
      </Button>
    </AccountPage>
  )
}

import { useLocation } from '../../base/router/hooks'
import { LinkButton } from '../../base/ui/Button'
import { LostCat } from '../../base/ui/drawings/LostCat'
import { EmptyState } from '../../base/ui/EmptyState'
import { PendingNotice } from '../../record/pending/PendingNotice'

/** Is shown if the session ended while /home was open (product/accounts 5.3). */
export function SignInRequired() {
  const from = useLocation()
  return (
    <EmptyState
      level={1}
      title="Connexion requise"
      drawing={<LostCat />}
      action={
        <LinkButton to="/login?mode=login" state={{ from }}>
          Se connecter
        </LinkButton>
      }
    >
      <p role="alert">Veuillez vous connecter pour accéder à cette page.</p>
      <PendingNotice />
    </EmptyState>
  )
}

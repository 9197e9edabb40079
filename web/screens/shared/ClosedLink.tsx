import { LinkButton } from '../../base/ui/Button'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { CodePrompt } from './CodePrompt'

/** Is shown for a link that shows nothing, or nothing yet. */
export const ClosedLink = ({ code }: { code: 'NOT_FOUND' | 'CODE_REQUIRED' }) =>
  code === 'CODE_REQUIRED' ? <CodePrompt /> : <NotShared />

function NotShared() {
  return (
    <EmptyState
      level={1}
      drawing={<DeferredLostCat />}
      title="Données non trouvées"
      action={<LinkButton to="/">Retour à l’accueil</LinkButton>}
    >
      <p>Les données partagées sont introuvables ou ont expiré.</p>
      <p>Demandez un nouveau lien à la personne qui vous l’a envoyé.</p>
    </EmptyState>
  )
}

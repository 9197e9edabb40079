import { LinkButton } from '../ui/Button'
import { LostCat } from '../ui/drawings/LostCat'
import { EmptyState } from '../ui/EmptyState'

/** An animal that is not hers reads as not found (product/cats 2.4). */
export function AnimalNotFound() {
  return (
    <EmptyState
      level={1}
      drawing={<LostCat />}
      title="Animal non trouvé"
      action={<LinkButton to="/">Retour à l’accueil</LinkButton>}
    >
      <title>Animal non trouvé · NéphroChat</title>
      <p>Cet animal n’existe pas ou vous n’y avez pas accès.</p>
    </EmptyState>
  )
}

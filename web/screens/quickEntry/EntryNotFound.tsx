import { LinkButton } from '../../base/ui/Button'
import { LostCat } from '../../base/ui/drawings/LostCat'
import { EmptyState } from '../../base/ui/EmptyState'

/** Is shown if the entry was deleted, or belongs to another cat. */
export function EntryNotFound({ animalUuid }: { animalUuid: string }) {
  return (
    <EmptyState
      level={1}
      drawing={<LostCat />}
      title="Saisie non trouvée"
      action={
        <LinkButton to={`/quick-entry/${animalUuid}`} replace>
          Ouvrir le questionnaire du jour
        </LinkButton>
      }
    >
      <p>Cette saisie n’existe pas ou a été supprimée.</p>
    </EmptyState>
  )
}

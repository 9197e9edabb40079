import { LinkButton } from '../../ui/Button'
import { LostCat } from '../../ui/drawings/LostCat'
import { EmptyState } from '../../ui/EmptyState'

/** The entry was deleted, or is another cat's. */
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

import { LinkButton } from '../../base/ui/Button'
import { LostCat } from '../../base/ui/drawings/LostCat'
import { EmptyState } from '../../base/ui/EmptyState'
import { useMarkCatNotFound } from './catNotFound'

/**
 * Is also shown for another user's animal (product/cats 2.4). `requestedId` is the id that
 * the questionnaire shows (product/entries 5.1).
 */
export function AnimalNotFound({ requestedId }: { requestedId?: string }) {
  useMarkCatNotFound()
  return (
    <EmptyState
      level={1}
      drawing={<LostCat />}
      title={
        requestedId === undefined ? 'Animal non trouvé' : `Animal non trouvé (ID: ${requestedId})`
      }
      action={
        <LinkButton to={requestedId === undefined ? '/' : '/home'}>Retour à l’accueil</LinkButton>
      }
    >
      <p>
        {requestedId === undefined
          ? 'Cet animal n’existe pas ou vous n’y avez pas accès.'
          : 'Vérifiez que l’animal existe et que vous y avez accès.'}
      </p>
    </EmptyState>
  )
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { WeighScreenQuery } from '../../__generated__/WeighScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useNavigateFromPage, useParams } from '../../base/router/hooks'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { ClosedRecord } from '../../record/cat/ClosedRecord'
import { ChooseCat } from '../../record/cats/ChooseCat'

const WeighDialog = deferredDialog(
  async () => (await import('../../record/weight/WeighDialog')).WeighDialog,
)

/** /noter/pesee/:animalId?: the sheet of a weighing (product/launches 1). */
export function WeighScreen() {
  const query = usePreloadedRoute<WeighScreenQuery>()
  return (
    <LoadingBoundary>
      <title>Peser · NéphroChat</title>
      <WeighContent query={query} />
    </LoadingBoundary>
  )
}

function WeighContent({ query }: { query: PreloadedQuery<WeighScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<WeighScreenQuery>(
    graphql`
      query WeighScreenQuery($picked: Boolean!, $animalUuid: ID!) @preloadable {
        viewer {
          uuid
          ...ChooseCat_viewer @alias @skip(if: $picked)
        }
        animal(uuid: $animalUuid) @include(if: $picked) {
          uuid
          name
          inMemorySince
          ownerName
          ...WeighDialog_animal
        }
      }
    `,
    query,
  )
  const { animalId } = useParams()
  const navigate = useNavigateFromPage()
  if (!viewer) return null
  if (animalId === undefined)
    return (
      <ChooseCat
        viewer={viewer.ChooseCat_viewer!}
        title="Peser"
        question={'Quel chat pesez-vous\u202f?'}
        pathOf={(uuid) => `/noter/pesee/${uuid}`}
      />
    )
  if (!animal) return <AnimalNotFound />
  if (animal.inMemorySince !== null) return <ClosedRecord animal={animal} />
  return (
    <>
      <PageHeader title="Peser" back={{ to: '/home', label: 'Accueil' }}>
        <p>{animal.name}</p>
      </PageHeader>
      <WeighDialog
        animal={animal}
        onClose={() => void navigate('/home', { replace: true, state: { cat: animal.uuid } })}
      />
    </>
  )
}

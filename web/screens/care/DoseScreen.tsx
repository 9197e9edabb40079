import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { DoseScreenQuery } from '../../__generated__/DoseScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { useParams } from '../../base/router/hooks'
import { LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { LostCat } from '../../base/ui/drawings/LostCat'
import { EmptyState } from '../../base/ui/EmptyState'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { Skeleton } from '../../base/ui/Skeleton'
import { ChooseCat } from '../../record/cats/ChooseCat'

const DoseSheet = deferred(
  async () => (await import('./DoseSheet')).DoseSheet,
  <Skeleton shape="curve" />,
)

/** /noter/dose/:treatmentId?: the doses of one treatment, or a cat's care (product/launches 1). */
export function DoseScreen() {
  const query = usePreloadedRoute<DoseScreenQuery>()
  return (
    <LoadingBoundary>
      <title>Dose donnée · NéphroChat</title>
      <DoseContent query={query} />
    </LoadingBoundary>
  )
}

function DoseContent({ query }: { query: PreloadedQuery<DoseScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DoseScreenQuery>(
    graphql`
      query DoseScreenQuery @preloadable {
        viewer {
          ...ChooseCat_viewer
          animals(first: 100) {
            edges {
              node {
                uuid
                treatments {
                  uuid
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { treatmentId } = useParams()
  if (!viewer) return null
  if (treatmentId === undefined)
    return (
      <ChooseCat
        viewer={viewer}
        title="Dose donnée"
        question={'Quel chat a reçu son traitement\u202f?'}
        pathOf={(uuid) => `/care/${uuid}`}
      />
    )
  const cat = viewer.animals.edges
    .map(({ node }) => node)
    .find(({ treatments }) => treatments.some(({ uuid }) => uuid === treatmentId))
  return cat ? (
    <DoseSheet key={treatmentId} animalUuid={cat.uuid} treatmentUuid={treatmentId} />
  ) : (
    <TreatmentNotFound />
  )
}

/** Is also shown for another user's treatment (product/launches 1.4). */
function TreatmentNotFound() {
  return (
    <EmptyState
      level={1}
      drawing={<LostCat />}
      title="Traitement non trouvé"
      action={<LinkButton to="/noter/dose">Voir les soins</LinkButton>}
    >
      <p>
        Cette adresse nomme un traitement qui n’existe plus, ou auquel vous n’avez pas accès. Rien
        n’a été noté.
      </p>
    </EmptyState>
  )
}

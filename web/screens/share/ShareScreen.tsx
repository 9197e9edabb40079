import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { ShareScreenQuery } from '../../__generated__/ShareScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Navigate } from '../../base/router/Link'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { ShareFeatures } from './ShareFeatures'
import * as styles from './ShareScreen.css'

// These parts include their forms and schemas.
const ShareActions = deferred(
  async () => (await import('./ShareActions')).ShareActions,
  <Skeleton shape="card" />,
)
const VisitQuestions = deferred(
  async () => (await import('../../record/visit/VisitQuestions')).VisitQuestions,
  <Skeleton shape="card" />,
)

/** /share/:animalId (product/sharing 3.3). */
export function ShareScreen() {
  const query = usePreloadedRoute<ShareScreenQuery>()
  return (
    <LoadingBoundary>
      <Share query={query} />
    </LoadingBoundary>
  )
}

function Share({ query }: { query: PreloadedQuery<ShareScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<ShareScreenQuery>(
    graphql`
      query ShareScreenQuery($uuid: ID!) @preloadable {
        viewer {
          ...ShareActions_viewer
          ...ShareFeatures_viewer
        }
        animal(uuid: $uuid) {
          uuid
          name
          inMemorySince
          role
          ...ShareActions_animal
          ...ShareFeatures_animal
          ...VisitQuestions_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  // Links are not available for a cat in memory (product/cats 5.1) or for another user's. Their part
  // is then the circle.
  if (animal.inMemorySince !== null || !hasRight(animal.role, 'share'))
    return <Navigate to={`/circle/${animal.uuid}`} replace />
  return (
    <div className={styles.root}>
      <title>Partager le dossier de suivi · NéphroChat</title>
      <PageHeader
        title="Partager le dossier de suivi"
        back={{ to: `/analysis/${animal.uuid}`, label: 'Suivi' }}
      >
        <p>
          <CatLink cat={animal} />
        </p>
      </PageHeader>
      <Card as="section" className={styles.card} aria-label="Lien sécurisé">
        <ShareActions key={animal.uuid} animal={animal} viewer={viewer} />
      </Card>
      <VisitQuestions key={animal.uuid} animal={animal} />
      <ShareFeatures animal={animal} viewer={viewer} />
    </div>
  )
}

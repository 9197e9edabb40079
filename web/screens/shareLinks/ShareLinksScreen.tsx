import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { ShareLinksScreenQuery } from '../../__generated__/ShareLinksScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Navigate } from '../../base/router/Link'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { ShareLinkList } from '../../record/sharing/ShareLinkList'
import * as styles from './ShareLinksScreen.css'

// The module includes its form, and other screens open it too.
const NewShareLink = deferred(
  async () => (await import('../../record/sharing/NewShareLink')).NewShareLink,
  <Skeleton shape="card" />,
)

/** /share-test/:animalId, share link management (product/sharing 3.5). */
export function ShareLinksScreen() {
  const query = usePreloadedRoute<ShareLinksScreenQuery>()
  return (
    <LoadingBoundary>
      <ShareLinks query={query} />
    </LoadingBoundary>
  )
}

function ShareLinks({ query }: { query: PreloadedQuery<ShareLinksScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<ShareLinksScreenQuery>(
    graphql`
      query ShareLinksScreenQuery($uuid: ID!) @preloadable {
        viewer {
          timeZone
          ...NewShareLink_viewer
        }
        animal(uuid: $uuid) {
          uuid
          name
          role
          inMemorySince
          ...NewShareLink_animal
          ...ShareLinkList_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  if (!hasRight(animal.role, 'share')) return <Navigate to={`/analysis/${animal.uuid}`} replace />
  return (
    <div className={styles.root}>
      <title>{`Liens de partage ${elide('de', animal.name)} · NéphroChat`}</title>
      <PageHeader
        title={<CatLink cat={animal} />}
        back={{ to: `/analysis/${animal.uuid}`, label: 'Suivi' }}
      >
        <p>Liens de partage</p>
      </PageHeader>
      {/* A closed record gets no links (product/cats 5.1). */}
      {animal.inMemorySince === null && (
        <Card as="section" className={styles.card} aria-label="Nouveau lien">
          <NewShareLink animal={animal} viewer={viewer} />
        </Card>
      )}
      <ShareLinkList animal={animal} timeZone={viewer.timeZone} />
    </div>
  )
}

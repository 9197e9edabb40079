import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { HistoryScreenQuery } from '../../__generated__/HistoryScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { PageHeader } from '../../base/ui/PageHeader'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { HistoryList } from './HistoryList'
import { HistorySkeleton } from './HistorySkeleton'
import * as styles from './HistoryScreen.css'

/** /history/:animalId: every entry, by month (product/pages 5.4). */
export function HistoryScreen() {
  const query = usePreloadedRoute<HistoryScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<HistorySkeleton />}>
      <HistoryContent query={query} />
    </QueryBoundary>
  )
}

function HistoryContent({ query }: { query: PreloadedQuery<HistoryScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<HistoryScreenQuery>(
    graphql`
      query HistoryScreenQuery($uuid: ID!) @preloadable {
        viewer {
          uuid
        }
        animal(uuid: $uuid) {
          uuid
          name
          ...HistoryList_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  return (
    <div className={styles.root}>
      <title>{`Historique ${elide('de', animal.name)} · NéphroChat`}</title>
      <PageHeader title="Historique" back={{ to: `/analysis/${animal.uuid}`, label: 'Suivi' }}>
        <p>
          Toutes les saisies <CatLink cat={animal} word="de" />
        </p>
      </PageHeader>
      <HistoryList animal={animal} userUuid={viewer.uuid} />
    </div>
  )
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { LabsScreenQuery } from '../../__generated__/LabsScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { Labs } from './Labs'
import * as styles from './LabsScreen.css'

/** /labs/:animalId: shows the results of laboratories (product/labs). */
export function LabsScreen() {
  const query = usePreloadedRoute<LabsScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<Skeleton shape="curve" />}>
      <LabsContent key={query.variables['uuid']} query={query} />
    </QueryBoundary>
  )
}

function LabsContent({ query }: { query: PreloadedQuery<LabsScreenQuery> }) {
  const { animal } = usePreloadedQuery<LabsScreenQuery>(
    graphql`
      query LabsScreenQuery($uuid: ID!) @preloadable {
        animal(uuid: $uuid) {
          uuid
          name
          today
          ...Labs_animal
        }
      }
    `,
    query,
  )
  if (!animal) return <AnimalNotFound />
  const { uuid, name, today } = animal
  return (
    <div className={styles.root}>
      <title>{`Analyses ${elide('de', name)} · NéphroChat`}</title>
      <PageHeader title="Analyses" back={{ to: `/care/${uuid}`, label: 'Soins' }}>
        <p>
          Sang, urine et tension <CatLink cat={animal} word="de" />
        </p>
      </PageHeader>
      <Labs animal={animal} today={today} />
    </div>
  )
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { CareScreenQuery } from '../../__generated__/CareScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { CatLink } from '../../record/cat/CatLink'
import { Care } from './Care'
import { CareFeatures } from './CareFeatures'
import * as styles from './CareScreen.css'

/** /care/:animalId: treatments, and what was given (product/care). */
export function CareScreen() {
  const query = usePreloadedRoute<CareScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<Skeleton shape="curve" />}>
      <CareContent key={query.variables['uuid']} query={query} />
    </QueryBoundary>
  )
}

function CareContent({ query }: { query: PreloadedQuery<CareScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<CareScreenQuery>(
    graphql`
      query CareScreenQuery($uuid: ID!) @preloadable {
        viewer {
          accountNow
        }
        animal(uuid: $uuid) {
          uuid
          name
          timeZone
          today
          inMemorySince
          ...Care_animal
          ...CareFeatures_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  const { today, timeZone } = animal
  return (
    <div className={styles.root}>
      <title>{`Soins ${elide('de', animal.name)} · NéphroChat`}</title>
      <PageHeader title="Soins" back={{ to: '/home', label: 'Accueil' }}>
        <p>
          Ce <CatLink cat={animal} word="que" /> reçoit
        </p>
      </PageHeader>
      <Care
        animal={animal}
        clock={{ today, timeZone, now: new Date(viewer.accountNow) }}
        isClosed={animal.inMemorySince !== null}
      />
      <CareFeatures animal={animal} />
    </div>
  )
}

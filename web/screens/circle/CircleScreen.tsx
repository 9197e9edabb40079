import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { CircleScreenQuery } from '../../__generated__/CircleScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { PageHeader } from '../../base/ui/PageHeader'
import { Skeleton } from '../../base/ui/Skeleton'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { Circle } from './Circle'
import { OwnMembership } from './OwnMembership'
import * as styles from './CircleScreen.css'

/** /circle/:animalId: the users who see the cat beside its owner (product/circle). */
export function CircleScreen() {
  const query = usePreloadedRoute<CircleScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<Skeleton shape="card" />}>
      <CircleContent key={query.variables['uuid']} query={query} />
    </QueryBoundary>
  )
}

function CircleContent({ query }: { query: PreloadedQuery<CircleScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<CircleScreenQuery>(
    graphql`
      query CircleScreenQuery($uuid: ID!) @preloadable {
        viewer {
          timeZone
          emailVerified
        }
        animal(uuid: $uuid) {
          uuid
          name
          role
          ...Circle_animal
          ...OwnMembership_animal
        }
      }
    `,
    query,
  )
  if (!viewer || !animal) return <AnimalNotFound />
  const { uuid, name, role } = animal
  return (
    <div className={styles.root}>
      <title>{`Le cercle ${elide('de', name)} · NéphroChat`}</title>
      <PageHeader title="Le cercle" back={{ to: `/animals/${uuid}`, label: name }}>
        <p>
          {hasRight(role, 'invite')
            ? `Qui suit ${name} avec vous`
            : `Votre rôle auprès ${elide('de', name)}`}
        </p>
      </PageHeader>
      {hasRight(role, 'invite') ? (
        <Circle animal={animal} timeZone={viewer.timeZone} canSendMails={viewer.emailVerified} />
      ) : (
        <OwnMembership animal={animal} />
      )}
    </div>
  )
}

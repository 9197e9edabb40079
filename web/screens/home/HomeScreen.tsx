import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Dashboard } from '../../record/cats/Dashboard'
import { useSession } from '../../session/SessionContext'
import { HomeSkeleton } from './HomeSkeleton'

/** /home (product/pages 4.1). */
export function HomeScreen() {
  const query = usePreloadedRoute<HomeScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<HomeSkeleton />}>
      <HomeContent query={query} />
    </QueryBoundary>
  )
}

function HomeContent({ query }: { query: PreloadedQuery<HomeScreenQuery> }) {
  const { viewer } = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable @raw_response_type {
        viewer {
          ...Dashboard_viewer
        }
      }
    `,
    query,
  )
  // SignedInOrVisitor renders home while the session is checked. This response may arrive before that
  // of the session, whose user the dashboard requires. `viewer` is `null` if the session ends during
  // the request.
  const isSignedIn = useSession().status === 'signedIn'
  return viewer && isSignedIn ? <Dashboard viewer={viewer} /> : <HomeSkeleton />
}

import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsSessionsScreenQuery } from '../../__generated__/SettingsSessionsScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { SessionList } from './SessionList'
import { TopicPage } from './TopicPage'
import { topics } from './topics'

/** /settings/sessions: the signed-in devices (product/accounts 1.9). */
export function SettingsSessionsScreen() {
  const query = usePreloadedRoute<SettingsSessionsScreenQuery>()
  return (
    <TopicPage topic={topics.sessions}>
      <Sessions query={query} />
    </TopicPage>
  )
}

function Sessions({ query }: { query: PreloadedQuery<SettingsSessionsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsSessionsScreenQuery>(
    graphql`
      query SettingsSessionsScreenQuery @preloadable {
        viewer {
          ...SessionList_viewer
        }
      }
    `,
    query,
  )
  return viewer && <SessionList viewer={viewer} />
}

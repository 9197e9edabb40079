import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsToolsScreenQuery } from '../../__generated__/SettingsToolsScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { ToolsSection } from './ToolsSection'
import { TopicPage } from './TopicPage'
import { topics } from './topics'

/** /settings/tools: the tokens of tools (product/accounts 7). */
export function SettingsToolsScreen() {
  const query = usePreloadedRoute<SettingsToolsScreenQuery>()
  return (
    <TopicPage topic={topics.tools}>
      <Tools query={query} />
    </TopicPage>
  )
}

function Tools({ query }: { query: PreloadedQuery<SettingsToolsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsToolsScreenQuery>(
    graphql`
      query SettingsToolsScreenQuery @preloadable {
        viewer {
          ...ToolsSection_viewer
        }
      }
    `,
    query,
  )
  return viewer && <ToolsSection viewer={viewer} />
}

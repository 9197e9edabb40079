import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsDataScreenQuery } from '../../__generated__/SettingsDataScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { DataSection } from './DataSection'
import { TopicPage } from './TopicPage'
import { topics } from './topics'

/** /settings/data: consent, a copy of the data, deletion (product/accounts 6.2, 6.3). */
export function SettingsDataScreen() {
  const query = usePreloadedRoute<SettingsDataScreenQuery>()
  return (
    <TopicPage topic={topics.data}>
      <Data query={query} />
    </TopicPage>
  )
}

function Data({ query }: { query: PreloadedQuery<SettingsDataScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsDataScreenQuery>(
    graphql`
      query SettingsDataScreenQuery @preloadable {
        viewer {
          ...DataSection_viewer
        }
      }
    `,
    query,
  )
  return viewer && <DataSection viewer={viewer} />
}

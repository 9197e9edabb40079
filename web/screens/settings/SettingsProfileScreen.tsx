import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsProfileScreenQuery } from '../../__generated__/SettingsProfileScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { ProfileForm } from './ProfileForm'
import { TopicPage } from './TopicPage'
import { topics } from './topics'

/** /settings/profile: name and address (product/accounts 6.1). */
export function SettingsProfileScreen() {
  const query = usePreloadedRoute<SettingsProfileScreenQuery>()
  return (
    <TopicPage topic={topics.profile}>
      <Profile query={query} />
    </TopicPage>
  )
}

function Profile({ query }: { query: PreloadedQuery<SettingsProfileScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsProfileScreenQuery>(
    graphql`
      query SettingsProfileScreenQuery @preloadable {
        viewer {
          ...ProfileForm_viewer
        }
      }
    `,
    query,
  )
  return viewer && <ProfileForm viewer={viewer} />
}

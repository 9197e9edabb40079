import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsPasswordScreenQuery } from '../../__generated__/SettingsPasswordScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { PasswordForm } from './PasswordForm'
import { TopicPage } from './TopicPage'
import { topics } from './topics'

/** /settings/password: a new password. */
export function SettingsPasswordScreen() {
  const query = usePreloadedRoute<SettingsPasswordScreenQuery>()
  return (
    <TopicPage topic={topics.password}>
      <Password query={query} />
    </TopicPage>
  )
}

function Password({ query }: { query: PreloadedQuery<SettingsPasswordScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsPasswordScreenQuery>(
    graphql`
      query SettingsPasswordScreenQuery @preloadable {
        viewer {
          email
        }
      }
    `,
    query,
  )
  return viewer && <PasswordForm email={viewer.email} />
}

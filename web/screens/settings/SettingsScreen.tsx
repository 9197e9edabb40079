import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PageHeader } from '../../base/ui/PageHeader'
import { DataSection } from './DataSection'
import { PasswordForm } from './PasswordForm'
import { ProfileForm } from './ProfileForm'
import { RemindersSection } from './RemindersSection'
import { SessionSection } from './SessionSection'
import { ToolsSection } from './ToolsSection'
import * as styles from './SettingsScreen.css'

/** /settings: profile, reminders, password, sessions, tools, data (product/accounts 6.1). */
export function SettingsScreen() {
  const query = usePreloadedRoute<SettingsScreenQuery>()
  return (
    <div className={styles.root}>
      <title>Paramètres · NéphroChat</title>
      <PageHeader title="Paramètres" back={{ to: '/home', label: 'Accueil' }} />
      <LoadingBoundary>
        <Settings query={query} />
      </LoadingBoundary>
    </div>
  )
}

function Settings({ query }: { query: PreloadedQuery<SettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @preloadable {
        viewer {
          email
          ...ProfileForm_viewer
          ...SessionSection_viewer
          ...ToolsSection_viewer
          ...DataSection_viewer
        }
      }
    `,
    query,
  )
  if (!viewer) return null
  return (
    <>
      <NeedsNetwork what="Cette page" />
      <ProfileForm viewer={viewer} />
      <RemindersSection />
      <PasswordForm email={viewer.email} />
      <SessionSection viewer={viewer} />
      <ToolsSection viewer={viewer} />
      <DataSection viewer={viewer} />
    </>
  )
}

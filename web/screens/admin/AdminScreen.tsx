import { useEffect } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { AdminScreenQuery } from '../../__generated__/AdminScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Link, Navigate } from '../../base/router/Link'
import { Callout } from '../../base/ui/Callout'
import { LoadingBoundary } from '../../base/ui/LoadingBoundary'
import { PageHeader } from '../../base/ui/PageHeader'
import { toast } from '../../base/ui/toasts/toasts'
import { TimeOverride } from './TimeOverride'
import * as styles from './AdminScreen.css'

/** /admin: the time override, for the admin alone (product/admin 1.1, 1.2). */
export function AdminScreen() {
  const query = usePreloadedRoute<AdminScreenQuery>()
  return (
    <LoadingBoundary>
      <AdminContent query={query} />
    </LoadingBoundary>
  )
}

function AdminContent({ query }: { query: PreloadedQuery<AdminScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AdminScreenQuery>(
    graphql`
      query AdminScreenQuery @preloadable {
        viewer {
          isAdmin
          isUnprovenAdmin
          ...useTestClock_viewer
        }
      }
    `,
    query,
  )
  if (!viewer) return null
  const { isAdmin, isUnprovenAdmin } = viewer
  if (!isAdmin && !isUnprovenAdmin) return <AccessDenied />
  return (
    <div className={styles.root}>
      <title>Administration · NéphroChat</title>
      <PageHeader title="Panneau d’administration" back={{ to: '/home', label: 'Accueil' }} />
      {isAdmin ? (
        <TimeOverride viewer={viewer} />
      ) : (
        <Callout tone="amber" title="Votre adresse email n’est pas encore confirmée">
          <p>
            Les droits d’administration ne valent qu’avec une adresse confirmée. Ouvrez le lien reçu
            par email, ou demandez-en un nouveau dans les{' '}
            <Link to="/settings/profile">paramètres</Link>.
          </p>
        </Callout>
      )}
    </div>
  )
}

/** Sends a user who is not the admin back to home (product/admin 1.1). */
function AccessDenied() {
  useEffect(() => {
    toast({
      title: 'Accès refusé',
      description: 'Vous n’avez pas accès à cette page.',
      tone: 'destructive',
    })
  }, [])
  return <Navigate to="/home" replace />
}

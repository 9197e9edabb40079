import { useEffect } from 'react'
import { NO_RESPONSE_MESSAGE, NoResponseError } from '../../base/network/graphqlError'
import { useReload } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { DeferredBrokenCup } from '../../base/ui/drawings/failureDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { useSession } from '../../session/SessionContext'
import { isCodeUnavailableOffline, reloadForMissingCode } from '../update/chunkErrors'
import { NoNetworkScreen } from './NoNetworkScreen'
import * as styles from './ErrorScreen.css'

/**
 * Shows a route's error (product/pages 3.7). 'Réessayer' loads the route again, 'Recharger' the
 * page.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const reload = useReload()
  const session = useSession()
  useEffect(() => {
    console.error(error)
    reloadForMissingCode(error)
  }, [error])

  function reset() {
    if (session.error) session.retry()
    void reload()
  }

  if (error instanceof NoResponseError)
    return <NoNetworkScreen reason={error.message} onRetry={reset} />
  if (isCodeUnavailableOffline(error))
    return <NoNetworkScreen reason={NO_RESPONSE_MESSAGE} onRetry={reset} />

  return (
    <EmptyState
      level={1}
      title="Oups&#8239;! Une erreur s’est produite"
      drawing={<DeferredBrokenCup />}
      action={
        <div className={styles.actions}>
          <Button onClick={reset}>Réessayer</Button>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Recharger
          </Button>
        </div>
      }
    >
      <p role="alert">Quelque chose s’est mal passé. Essayez de recharger la page.</p>
    </EmptyState>
  )
}

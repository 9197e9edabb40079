import { useEffect } from 'react'
import { Button, LinkButton } from '../../base/ui/Button'
import { DeferredLostCat } from '../../base/ui/drawings/failureDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import * as styles from './ErrorScreen.css'

/**
 * Is shown if neither the server nor this device could respond. Retries when the network is back.
 */
export function NoNetworkScreen({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const wasOnline = navigator.onLine
  useEffect(() => {
    window.addEventListener('online', onRetry)
    // The network may have returned before the listener was there.
    if (!wasOnline && navigator.onLine) onRetry()
    return () => window.removeEventListener('online', onRetry)
  }, [wasOnline, onRetry])

  return (
    <EmptyState
      level={1}
      title="Cette page a besoin du réseau"
      drawing={<DeferredLostCat />}
      action={
        <div className={styles.actions}>
          <Button onClick={onRetry}>Réessayer</Button>
          <LinkButton variant="secondary" to="/home">
            Retour à l’accueil
          </LinkButton>
        </div>
      }
    >
      <p role="alert">{reason}</p>
    </EmptyState>
  )
}

import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRouter } from '../../base/router/hooks'
import { mirroredSince, onResponse, retryAfterMs } from '../../offline/mirror/responseSource'
import { browserClock, browserSignals } from '../../offline/queue/browserClock'
import { unacknowledgedOf } from '../../offline/queue/pendingChanges'
import { isSent } from '../../offline/queue/rows'
import { retryLater } from '../scheduling/retryLater'
import { serialise } from '../scheduling/serialise'

/**
 * Refetches while this tab shows the mirror's data, or changes that any tab has sent, until the server has responded.
 */
export function useRefetch(userUuid: string): void {
  const environment = useRelayEnvironment()
  const router = useRouter()

  useEffect(() => {
    const shownData = () => router.current().page.data
    async function isDue(): Promise<boolean | null> {
      if (!navigator.onLine || document.visibilityState === 'hidden') return false
      if (mirroredSince(shownData()) !== null) return true
      const changes = await unacknowledgedOf(userUuid).catch(() => null)
      return changes && changes.some(isSent)
    }
    async function refetchOnce(): Promise<boolean> {
      const { refetch } = await import('./refetch')
      return await serialise(() => refetch(userUuid, environment, router.reload))
    }
    const refetchOrWarn = () =>
      refetchOnce().catch((error: unknown) => {
        console.warn('the screen still shows data of this device', error)
        return false
      })
    return retryLater({
      clock: browserClock,
      signals: browserSignals,
      onResponse,
      isDue,
      refetch: refetchOrWarn,
      retryAfterMs,
    })
  }, [environment, router, userUuid])
}

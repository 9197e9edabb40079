import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useIsOnline } from '../../base/device/useIsOnline'
import { usePage } from '../../base/router/hooks'
import { whenIdle } from '../scheduling/whenIdle'

/**
 * Once a screen is drawn, fetches the data that a start without a network needs. Offline, the hook reads
 * this data, so that pending entries are judged with earlier ones.
 */
export function useOfflineRecord(): void {
  const environment = useRelayEnvironment()
  const isOnline = useIsOnline()
  const { pathname } = usePage()

  useEffect(() => {
    let isUnmounted = false
    async function fetch() {
      if (isOnline) await whenIdle()
      if (!isUnmounted) await (await import('./offlineRecord')).fetchOfflineRecord(environment)
    }
    fetch().catch((error: unknown) =>
      console.warn('the offline data could not be refreshed', error),
    )
    return () => {
      isUnmounted = true
    }
    // It runs on each navigation: a change, such as an added cat, may have left incomplete data in
    // the store.
  }, [environment, isOnline, pathname])
}

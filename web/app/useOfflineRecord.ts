import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useOnline } from '../offline/useOnline'
import { usePage } from '../router/hooks'
import { leisure } from './leisure'

/**
 * Once a screen is drawn, fetches the data for a start without a network. Offline, reads it:
 * waiting entries are judged with those before.
 */
export function useOfflineRecord(): void {
  const environment = useRelayEnvironment()
  const online = useOnline()
  const { pathname } = usePage()

  useEffect(() => {
    let gone = false
    async function fetch() {
      if (online) await leisure()
      if (!gone) await (await import('./offlineRecord')).fetchOfflineRecord(environment)
    }
    fetch().catch((error: unknown) =>
      console.warn('nothing new for a start without a network', error),
    )
    return () => {
      gone = true
    }
    // A new screen may follow a change, such as an added cat, that the store holds only in part.
  }, [environment, online, pathname])
}

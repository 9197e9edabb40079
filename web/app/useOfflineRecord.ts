import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useOnline } from '../offline/useOnline'
import { usePage } from '../router/hooks'
import { leisure } from './leisure'

/** A slow phone may be busy with the screen itself for so long. */
const screenFirstMs = 1_000

/**
 * Once a screen is there, what a start without a network would need is fetched too: at once, since the network may go at
 * any moment. Without one it comes from the device: what waits is judged with the entries before it.
 */
export function useOfflineRecord(): void {
  const environment = useRelayEnvironment()
  const online = useOnline()
  const { pathname } = usePage()

  useEffect(() => {
    let gone = false
    async function fetch() {
      if (online) await leisure(screenFirstMs)
      if (!gone) await (await import('./offlineRecord')).fetchOfflineRecord(environment)
    }
    fetch().catch((error: unknown) => console.warn('nothing new for a start without a network', error))
    return () => {
      gone = true
    }
    // A new screen may follow a change: a cat that was added is not in the store as a whole.
  }, [environment, online, pathname])
}

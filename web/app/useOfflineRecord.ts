import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useOnline } from '../offline/useOnline'
import { usePage } from '../router/hooks'

// A slow phone is still busy with the screen itself until then.
const firstThings = 6_000

/**
 * Once a screen is there, what a start without a network would need is fetched too. Without one it comes from the device,
 * at once: what waits is judged with the entries before it.
 */
export function useOfflineRecord(): void {
  const environment = useRelayEnvironment()
  const online = useOnline()
  const { pathname } = usePage()

  useEffect(() => {
    const timer = setTimeout(() => {
      import('./offlineRecord')
        .then(({ fetchOfflineRecord }) => fetchOfflineRecord(environment))
        .catch((error: unknown) => console.warn('nothing new for a start without a network', error))
    }, online ? firstThings : 0)
    return () => clearTimeout(timer)
    // A new screen may follow a change: a cat that was added is not in the store as a whole.
  }, [environment, online, pathname])
}

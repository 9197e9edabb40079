import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useKeptSince } from '../relay/lastHeard'
import { useReload } from '../router/hooks'

const every = 30_000

/** While the screen shows what the device kept, the server is asked again: when the network is back, and now and then. */
export function useAskAgain(): void {
  const environment = useRelayEnvironment()
  const reload = useReload()
  const showsKept = useKeptSince() !== null

  useEffect(() => {
    if (!showsKept) return
    const ask = () => {
      if (!navigator.onLine || document.visibilityState === 'hidden') return
      // What the device answered is no fresher than it was: the store must not take it for the server's.
      environment.getStore().notify(undefined, true)
      void reload()
    }
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    const timer = setInterval(ask, every)
    return () => {
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
      clearInterval(timer)
    }
  }, [environment, reload, showsKept])
}

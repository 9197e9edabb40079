import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { asIfSaved } from '../offline/asIfSaved'
import { useWaiting } from '../offline/useWaiting'

/** Every screen shows what waits on this device as if it were saved. */
export function useWaitingShown(userUuid: string): void {
  const environment = useRelayEnvironment()
  const waiting = useWaiting(userUuid)

  useEffect(() => {
    if (waiting.length === 0) return
    const shown = environment.applyUpdate({ storeUpdater: (store) => asIfSaved(store, waiting) })
    return () => shown.dispose()
  }, [environment, waiting])
}

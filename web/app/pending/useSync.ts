import { useCallback, useEffect, useState } from 'react'
import { browserClock, browserSignals } from '../../offline/queue/browserClock'
import { keepSyncing } from '../../offline/queue/keepSyncing'
import { sync } from '../../offline/queue/sync'
import { syncPorts } from './syncPorts'

/** Sends pending changes at the start, when the network is back, when the tab becomes visible, and on request. */
export function useSync(userUuid: string) {
  const [isPending, setPending] = useState(false)

  const run = useCallback(
    async (force: boolean) => {
      setPending(true)
      try {
        return await sync(userUuid, syncPorts, { force })
      } catch (error) {
        // The browser refuses IndexedDB: nothing can be pending.
        console.warn('pending changes cannot be read', error)
        return null
      } finally {
        setPending(false)
      }
    },
    [userUuid],
  )

  useEffect(
    () =>
      keepSyncing(() => run(false), {
        clock: browserClock,
        signals: browserSignals,
        pausedUntil: syncPorts.retryAfter.pausedUntil,
      }),
    [run],
  )

  return { isPending, syncNow: () => run(true) }
}

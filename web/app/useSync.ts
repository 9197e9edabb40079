import { useCallback, useEffect, useState } from 'react'
import { browserClock, browserPorts, browserSignals } from '../offline/queue/browserPorts'
import { keepSyncing } from '../offline/queue/schedule'
import { sync } from '../offline/queue/sync'

/** Sends waiting entries: at the start, when the network is back, when the tab becomes visible, and on request. */
export function useSync(userUuid: string) {
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async (force: boolean) => {
      setPending(true)
      try {
        return await sync(userUuid, browserPorts, { force })
      } catch (error) {
        // The browser refuses its tables: nothing can wait in them.
        console.warn('entries that wait cannot be read', error)
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
        restingUntil: browserPorts.retryAfter.until,
      }),
    [run],
  )

  return { pending, syncNow: () => run(true) }
}

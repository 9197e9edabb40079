import { useCallback, useEffect, useState } from 'react'
import { browserClock, browserPorts, browserSignals } from '../offline/browserPorts'
import { keepSyncing } from '../offline/schedule'
import { sync } from '../offline/sync'

/** Sends waiting entries: at the start, when the network is back, when the tab becomes visible, and on request. */
export function useSync(userUuid: string) {
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async (insist: boolean) => {
      setPending(true)
      try {
        return await sync(userUuid, browserPorts, { insist })
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
        restingUntil: browserPorts.rest.until,
      }),
    [run],
  )

  return { pending, syncNow: () => run(true) }
}

import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { serverClock } from '../base/network/serverClock'
import type { applyPending } from '../offline/kinds/applyPending'
import { useUnacknowledged } from '../offline/queue/usePending'
import { leisure } from './leisure'

/** What shows it: all the rules, which nothing else of a page needs. */
type Show = typeof applyPending

let loaded: Show | null = null

/** Shows on every screen what this device holds as if it were saved, until the server has answered with it. */
export function useWaitingShown(userUuid: string): void {
  const environment = useRelayEnvironment()
  const held = useUnacknowledged(userUuid)
  const [show, setShow] = useState(() => loaded)

  useEffect(() => {
    if (show) return
    async function load() {
      // Without anything to show yet too, but later: the network may be gone by the time that there is.
      if (held.length === 0) await leisure()
      loaded = (await import('../offline/kinds/applyPending')).applyPending
      setShow(() => loaded)
    }
    load().catch((error: unknown) => console.warn('what this device holds is not shown yet', error))
  }, [show, held])

  useEffect(() => {
    if (!show || held.length === 0) return
    const shown = environment.applyUpdate({
      storeUpdater: (store) => shownOrNot(() => show(store, held, serverClock.now())),
    })
    return () => shown.dispose()
  }, [environment, held, show])
}

/** The line under the top bar still counts what cannot be shown; without this the whole app would be gone. */
function shownOrNot(show: () => void): void {
  try {
    show()
  } catch (error) {
    console.error('what this device holds cannot be shown', error)
  }
}

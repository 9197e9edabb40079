import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { accountClockOf } from '../../base/relay/accountClock'
import type { applyPending } from '../../offline/kinds/applyPending'
import { useChangesToShow } from '../../offline/queue/usePending'
import { whenIdle } from '../scheduling/whenIdle'

/** A type import only: the module imports all rules, which pages do not need at start. */
type ApplyPending = typeof applyPending

let loadedApplyPending: ApplyPending | null = null

/** Shows on every screen what is pending as if it were saved, until the server has responded with it. */
export function useShowPending(userUuid: string): void {
  const environment = useRelayEnvironment()
  const pending = useChangesToShow(userUuid)
  const [apply, setApply] = useState(() => loadedApplyPending)

  useEffect(() => {
    if (apply) return
    async function load() {
      // It loads later if nothing is pending yet: the network may be unavailable once something is.
      if (pending.length === 0) await whenIdle()
      loadedApplyPending = (await import('../../offline/kinds/applyPending')).applyPending
      setApply(() => loadedApplyPending)
    }
    load().catch((error: unknown) => console.warn('pending changes are not shown yet', error))
  }, [apply, pending])

  useEffect(() => {
    if (!apply || pending.length === 0) return
    const accountClock = accountClockOf(environment)
    const update = environment.applyUpdate({
      storeUpdater: (store) => applyOrLog(() => apply(store, pending, accountClock().now)),
    })
    return () => update.dispose()
  }, [environment, pending, apply])
}

/** An error leaves the screens as they are: the line under the top bar still counts what is pending. */
function applyOrLog(apply: () => void): void {
  try {
    apply()
  } catch (error) {
    console.error('pending changes cannot be shown', error)
  }
}

import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { asIfSaved } from '../offline/asIfSaved'
import type { WaitingEntry } from '../offline/rows'
import { useHeld } from '../offline/useWaiting'

/** Shows on every screen what this device holds as if it were saved, until the server has answered with it. */
export function useWaitingShown(userUuid: string): void {
  const environment = useRelayEnvironment()
  const held = useHeld(userUuid)

  useEffect(() => {
    if (held.length === 0) return
    const shown = environment.applyUpdate({ storeUpdater: (store) => show(store, held) })
    return () => shown.dispose()
  }, [environment, held])
}

/** An error here must not take down the app; the line under the top bar counts the entry all the same. */
function show(store: RecordSourceProxy, held: readonly WaitingEntry[]): void {
  try {
    asIfSaved(store, held)
  } catch (error) {
    console.error('what this device holds cannot be shown', error)
  }
}

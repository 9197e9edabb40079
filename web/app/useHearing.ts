import { useCallback, useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { browserClock, browserSignals } from '../offline/browserPorts'
import { isSent } from '../offline/rows'
import { heldEntries } from '../offline/waiting'
import { useReload } from '../router/hooks'

/** Several are mostly sent at once. */
const soonMs = 1_000
/** After a question that had no answer; the network's return and a look at the page ask sooner. */
const pauseMs = 30_000

/**
 * While this tab shows what was sent, by itself or by another tab, from the device, the server is asked until it has told
 * this tab of it. `hear` asks now.
 */
export function useHearing(userUuid: string): () => Promise<void> {
  const environment = useRelayEnvironment()
  const reload = useReload()
  const running = useRef<Promise<void>>(null)

  const hear = useCallback(() => {
    // One after the other: what was sent during a question needs a later one.
    const before = running.current ?? Promise.resolve()
    const mine = before
      .then(async () => (await import('./hearOfSent')).hearOfSent(userUuid, environment, reload))
      .catch((error: unknown) => console.warn('what was sent is still shown from this device', error))
    running.current = mine
    return mine
  }, [userUuid, environment, reload])

  useEffect(() => {
    let callOff = () => {}
    let gone = false
    function plan(milliseconds: number) {
      callOff()
      callOff = browserClock.after(milliseconds, () => void look())
    }
    async function look() {
      const held = await heldEntries(userUuid).catch(() => null)
      if (gone || !navigator.onLine) return
      // The tables are slow.
      if (held === null) return plan(pauseMs)
      if (!held.some(isSent)) return
      plan(pauseMs)
      await hear()
    }
    void look()
    const soon = () => plan(soonMs)
    const stops = [browserSignals.onChange(soon), browserSignals.onOnline(soon), browserSignals.onLook(soon)]
    return () => {
      gone = true
      callOff()
      for (const stop of stops) stop()
    }
  }, [userUuid, hear])

  return hear
}

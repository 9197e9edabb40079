import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { browserClock, browserSignals } from '../offline/browserPorts'
import { isSent } from '../offline/rows'
import { heldOf } from '../offline/waiting'
import { keptSince, onAnswer, restMs } from '../relay/lastHeard'
import { useRouter } from '../router/hooks'
import { inTurn } from './inTurn'
import { keepAsking } from './keepAsking'

/**
 * Refetches from the server while this tab shows data of this device or entries that any tab has
 * sent, until the server has answered.
 */
export function useAskAgain(userUuid: string): void {
  const environment = useRelayEnvironment()
  const router = useRouter()

  useEffect(() => {
    const shown = () => router.place().page.data
    async function isDue(): Promise<boolean | null> {
      if (!navigator.onLine || document.visibilityState === 'hidden') return false
      if (keptSince(shown()) !== null) return true
      const held = await heldOf(userUuid).catch(() => null)
      return held && held.some(isSent)
    }
    async function ask(): Promise<boolean> {
      const { askAgain } = await import('./askAgain')
      return await inTurn(() => askAgain(userUuid, environment, router.reload))
    }
    const asked = () =>
      ask().catch((error: unknown) => {
        console.warn('what is shown is still this device’s', error)
        return false
      })
    return keepAsking({
      clock: browserClock,
      signals: browserSignals,
      onAnswer,
      isDue,
      ask: asked,
      restMs,
    })
  }, [environment, router, userUuid])
}

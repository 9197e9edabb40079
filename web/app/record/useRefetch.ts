import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { MINUTE_MS } from '#shared/base/duration'
import { onStaleMutation, staleMutationCount } from '../../base/network/mutationResponses'
import { accountClockOf } from '../../base/relay/accountClock'
import { useRouter } from '../../base/router/hooks'
import type { Page } from '../../base/router/router'
import { mirroredSince, onResponse, retryAfterMs } from '../../offline/mirror/responseSource'
import { browserClock, browserSignals } from '../../offline/queue/browserClock'
import type { SyncSignals } from '../../offline/queue/keepSyncing'
import { changesToShow } from '../../offline/queue/pendingChanges'
import { isSent } from '../../offline/queue/rows'
import { retryLater } from '../scheduling/retryLater'
import { serialise } from '../scheduling/serialise'
import { mayHaveNewDay } from './mayHaveNewDay'

/** A page that was left open shows the answers and doses of others, and the new day, after so long. */
const staleAfterMs = 10 * MINUTE_MS

const signals: SyncSignals = {
  ...browserSignals,
  onVisible(listener) {
    const stop = browserSignals.onVisible(listener)
    const timer = setInterval(listener, staleAfterMs)
    return () => {
      stop()
      clearInterval(timer)
    }
  },
  onChange(listener) {
    const stops = [browserSignals.onChange(listener), onStaleMutation(listener)]
    return () => stops.forEach((stop) => stop())
  },
}

/**
 * Refetches while this tab shows the mirror's data, old data, data that a mutation may have left stale, or changes that
 * any tab has sent, until the server has responded.
 */
export function useRefetch(userUuid: string): void {
  const environment = useRelayEnvironment()
  const router = useRouter()

  useEffect(() => {
    let fetchedAt = Date.now()
    let fetchedAfter = staleMutationCount()
    const accountClock = accountClockOf(environment)
    let shownAt = accountClock().now
    /** Without a network, a page that was left open shows the new day by the mirror. */
    function showNewDay(): void {
      if (navigator.onLine || document.visibilityState === 'hidden') return
      if (router.current().page.pathname.startsWith('/quick-entry')) return
      const { now } = accountClock()
      if (!mayHaveNewDay(shownAt, now)) return
      shownAt = now
      void router.reload()
    }
    const isStale = ({ pathname }: Page) =>
      Date.now() - fetchedAt >= staleAfterMs &&
      // A new day would begin another form; useNewDay.ts does so when the tab becomes visible.
      !pathname.startsWith('/quick-entry')
    async function isDue(): Promise<boolean | null> {
      if (!navigator.onLine || document.visibilityState === 'hidden') return false
      const { page } = router.current()
      if (
        mirroredSince(page.data) !== null ||
        isStale(page) ||
        fetchedAfter !== staleMutationCount()
      )
        return true
      const changes = await changesToShow(userUuid).catch(() => null)
      return changes && changes.some(isSent)
    }
    async function refetchOnce(): Promise<boolean> {
      const { refetch } = await import('./refetch')
      const startedAt = Date.now()
      const startedAfter = staleMutationCount()
      const { now } = accountClock()
      const isComplete = await serialise(() => refetch(userUuid, environment, router.reload))
      if (isComplete) {
        fetchedAt = startedAt
        fetchedAfter = startedAfter
        shownAt = now
      }
      return isComplete
    }
    const refetchOrWarn = () =>
      refetchOnce().catch((error: unknown) => {
        console.warn('the screen still shows data of this device', error)
        return false
      })
    const stopRefetching = retryLater({
      clock: browserClock,
      signals,
      onResponse,
      isDue,
      refetch: refetchOrWarn,
      retryAfterMs,
    })
    const stopNewDays = signals.onVisible(showNewDay)
    return () => {
      stopRefetching()
      stopNewDays()
    }
  }, [environment, router, userUuid])
}

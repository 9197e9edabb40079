import { useCallback, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { browserClock, browserPorts } from '../offline/browserPorts'
import { forgetSyncedDrafts } from '../offline/drafts'
import { sync, syncWhenOnline } from '../offline/sync'

/** Sends what waits: at start, when the network is back, when one looks at the page again, and on request. */
export function useSync(userUuid: string) {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async (insist: boolean) => {
      setPending(true)
      try {
        const result = await sync(userUuid, browserPorts, { insist })
        if (result && result.sent > 0) {
          await forgetSyncedDrafts(userUuid)
          // What was sent was told to no query: whatever is on the screen asks again.
          environment.getStore().notify(undefined, true)
          await revalidate()
        }
        return result
      } catch (error) {
        // The browser refuses its tables: nothing can wait there either.
        console.warn('entries that wait cannot be read', error)
        return null
      } finally {
        setPending(false)
      }
    },
    [userUuid, environment, revalidate],
  )

  useEffect(() => {
    const looked = () => {
      if (document.visibilityState === 'visible') void run(false)
    }
    document.addEventListener('visibilitychange', looked)
    const stop = syncWhenOnline(() => void run(false), browserClock, window)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      stop()
    }
  }, [run])

  return { pending, syncNow: () => run(true) }
}

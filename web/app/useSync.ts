import { useCallback, useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { longDate } from '#shared/time'
import { useToast } from '../components/toasts'
import { browserClock, browserPorts, browserSignals } from '../offline/browserPorts'
import { isSent, type WaitingEntry } from '../offline/rows'
import { keepSyncing } from '../offline/schedule'
import { sync } from '../offline/sync'
import { forgetSent, heldEntries } from '../offline/waiting'
import { showsKept } from '../relay/lastHeard'
import { useReload } from '../router/hooks'

/** Sends what waits: at start, when the network is back, when one looks at the page again, and on request. */
export function useSync(userUuid: string) {
  const environment = useRelayEnvironment()
  const reload = useReload()
  const toast = useToast()
  const [pending, setPending] = useState(false)

  const run = useCallback(
    async (insist: boolean) => {
      setPending(true)
      try {
        const result = await sync(userUuid, browserPorts, { insist })
        if (result && result.setAside.length > 0) toast(newerStands(result.setAside))
        const sent = (await heldEntries(userUuid)).filter(isSent)
        if (result && (result.sent > 0 || sent.length > 0)) {
          // What was sent was told to no query: whatever is on the screen asks again.
          environment.getStore().notify(undefined, true)
          await reload()
          void forgetOnceTold(environment, sent)
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
    [userUuid, environment, reload, toast],
  )

  useEffect(
    () => keepSyncing(() => run(false), { clock: browserClock, signals: browserSignals, restingUntil: browserPorts.rest.until }),
    [run],
  )

  return { pending, syncNow: () => run(true) }
}

/** What the server has not told of yet is still shown from this device, which may lose the network again meanwhile. */
async function forgetOnceTold(environment: Environment, sent: readonly WaitingEntry[]): Promise<void> {
  try {
    const { fetchOfflineRecord } = await import('./offlineRecord')
    await fetchOfflineRecord(environment)
    if (!showsKept() && sent.length > 0) await forgetSent(sent)
  } catch (error) {
    console.warn('what was sent is still kept on this device', error)
  }
}

/** Nobody's answers are overwritten in silence (decisions, One day). */
function newerStands(entries: readonly WaitingEntry[]) {
  const names = entries.map(({ animalName, day }) => `${animalName}, ${longDate(day)}`)
  return {
    title: 'Des réponses plus récentes existent',
    description: `${names.join('\u202f; ')}\u00a0: elles restent en place. Les vôtres sont gardées dans l’historique, avec les versions de la saisie.`,
    tone: 'notice',
  } as const
}

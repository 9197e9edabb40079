import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { WatchRule } from '#shared/health/rule'
import { dayIn } from '#shared/time'
import type { usePutWatchAsideMutation } from '../../__generated__/usePutWatchAsideMutation.graphql'
import { newUuid } from '../../base/device/uuid'
import { useAccountClock } from '../../base/relay/accountClock'
import { sending } from '../../base/relay/sending'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import type { Watch } from '../../record/AlertList'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'
import { toast } from '../../ui/toasts'

const done = { title: 'Vu', description: 'Mis de côté pour 7 jours.' }
const kept = {
  title: 'Sauvegardé hors ligne',
  description:
    'Mis de côté pour 7 jours\u00a0; le serveur l’apprendra dès que le réseau reviendra.',
}
const failed = {
  title: 'Erreur',
  description: 'Impossible de mettre ce signe de côté.',
  tone: 'destructive',
} as const

/** Puts a watch aside at the level at which it is seen, on the server, else on this device. */
export function usePutWatchAside(animal: NamedCat) {
  const keep = useKeepRecord(animal)
  const accountClock = useAccountClock()
  const [pending, setPending] = useState(false)
  const [commit] = useMutation<usePutWatchAsideMutation>(graphql`
    mutation usePutWatchAsideMutation($input: PutWatchAsideInput!) {
      putWatchAside(input: $input) {
        animal {
          ...useAlerts_record
          ...CatDay_animal
        }
      }
    }
  `)

  async function putAside({ rule, level }: Pick<Watch, 'rule' | 'level'>): Promise<void> {
    const { now, timeZone } = accountClock()
    const seenAt = now.toISOString()
    const content = { rule: rule as WatchRule, level }
    setPending(true)
    try {
      const saved = await sendOrEnqueue(newUuid(), {
        online: navigator.onLine,
        send: sending(commit, { input: { animalUuid: animal.uuid, ...content } }),
        enqueue: (uuid) =>
          keep({ kind: 'seenWatch', uuid, day: dayIn(now, timeZone), date: seenAt, content }),
        removeReplaced: async () => {},
      })
      toast(saved === 'kept' ? kept : done)
    } catch {
      toast(failed)
    } finally {
      setPending(false)
    }
  }

  return [putAside, pending] as const
}

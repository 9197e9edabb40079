import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useUndoDoseMutation } from '../../__generated__/useUndoDoseMutation.graphql'
import { StorageError } from '../../base/device/storageError'
import { useAccountClock } from '../../base/relay/accountClock'
import { sending } from '../../base/relay/sending'
import { discardAll } from '../../offline/queue/pendingChanges'
import { wasNeverTried, type PendingDose } from '../../offline/queue/rows'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import type { Given, Treated } from './courses'

const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'L’annulation partira dès que le réseau reviendra.',
}

/** Takes a dose back: out of the queue where it has never left this device, else on the server, else when the network is back. */
export function useUndoDose(animal: NamedCat, waiting: readonly PendingDose[]) {
  const keep = useKeepRecord(animal)
  const accountClock = useAccountClock()
  const [pending, setPending] = useState(false)
  const [commit] = useMutation<useUndoDoseMutation>(graphql`
    mutation useUndoDoseMutation($input: UndoDoseInput!) {
      undoDose(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)

  async function undo({ uuid, day }: Given, { name }: Treated): Promise<void> {
    const row = waiting.find((dose) => dose.uuid === uuid) ?? null
    const online = navigator.onLine
    setPending(true)
    try {
      if (row && !online && wasNeverTried(row)) return await discardAll([row])
      const saved = await sendOrEnqueue(uuid, {
        online,
        send: sending(commit, { input: { animalUuid: animal.uuid, uuid, ahead: true } }),
        enqueue: () =>
          keep(
            {
              kind: 'undoneDose',
              uuid,
              day,
              date: accountClock().now.toISOString(),
              content: { treatmentName: name },
            },
            row,
          ),
        removeReplaced: async () => {
          if (row) await discardAll([row])
        },
      })
      if (saved === 'kept') toast(kept)
    } catch (reason) {
      if (reason instanceof StorageError)
        toast({ title: 'Erreur', description: reason.message, tone: 'destructive' })
      else toastFailure(reason)
    } finally {
      setPending(false)
    }
  }

  return [undo, pending] as const
}

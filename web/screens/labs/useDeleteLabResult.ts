import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useDeleteLabResultMutation } from '../../__generated__/useDeleteLabResultMutation.graphql'
import { StorageError } from '../../base/device/storageError'
import { serverClock } from '../../base/network/serverClock'
import { sending } from '../../base/relay/sending'
import { discardAll } from '../../offline/queue/pendingChanges'
import { wasNeverTried, type PendingLabChange } from '../../offline/queue/rows'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import type { LabResult } from './result'

const deleted = { title: 'Résultats supprimés' }
const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'La suppression partira dès que le réseau reviendra.',
}

/** Deletes a result: out of the queue where it has never left this device, else on the server, else when the network is back. */
export function useDeleteLabResult(animal: NamedCat, waiting: readonly PendingLabChange[]) {
  const keep = useKeepRecord(animal)
  const [pending, setPending] = useState(false)
  const [commit] = useMutation<useDeleteLabResultMutation>(graphql`
    mutation useDeleteLabResultMutation($input: DeleteLabResultInput!) {
      deleteLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  async function remove({ uuid, day, values }: LabResult): Promise<'sent' | 'kept'> {
    const own = waiting.filter((row) => row.uuid === uuid)
    const added = own.find(({ kind }) => kind === 'labResult')
    const online = navigator.onLine
    if (added && !online && wasNeverTried(added)) {
      await discardAll(own)
      return 'sent'
    }
    const [replaced = null, ...others] = own
    return await sendOrEnqueue(uuid, {
      online,
      send: sending(commit, { input: { animalUuid: animal.uuid, uuid, ahead: true } }),
      async enqueue() {
        await keep(
          {
            kind: 'deletedLabResult',
            uuid,
            day,
            date: serverClock.now().toISOString(),
            content: { values: [...values] },
          },
          replaced,
        )
        await discardAll(others)
      },
      removeReplaced: () => discardAll(own),
    })
  }

  async function deleteLabResult(result: LabResult, onDone: () => void): Promise<void> {
    setPending(true)
    try {
      toast((await remove(result)) === 'kept' ? kept : deleted)
      onDone()
    } catch (reason) {
      if (reason instanceof StorageError)
        toast({ title: 'Erreur', description: reason.message, tone: 'destructive' })
      else toastFailure(reason)
    } finally {
      setPending(false)
    }
  }

  return [deleteLabResult, pending] as const
}

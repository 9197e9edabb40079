import { useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useUndoDoseMutation } from '../../__generated__/useUndoDoseMutation.graphql'
import { NotKeptError } from '../../device/notKept'
import { hasNotLeft, type WaitingDose } from '../../offline/rows'
import { saveOrKeep } from '../../offline/saveOrKeep'
import { discardAll } from '../../offline/waiting'
import { type Cat, useKeepRecord } from '../../record/useKeepRecord'
import { useAccountClock } from '../../relay/accountClock'
import { sending } from '../../relay/sending'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import type { Given, Treated } from './courses'

const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'L’annulation partira dès que le réseau reviendra.',
}

/** Takes a dose back: out of the queue where it has never left this device, else on the server, else when the network is back. */
export function useUndoDose(animal: Cat, waiting: readonly WaitingDose[]) {
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
      if (row && !online && hasNotLeft(row)) return await discardAll([row])
      const saved = await saveOrKeep(uuid, {
        online,
        send: sending(commit, { input: { animalUuid: animal.uuid, uuid, ahead: true } }),
        keep: () =>
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
        drop: async () => {
          if (row) await discardAll([row])
        },
      })
      if (saved === 'kept') toast(kept)
    } catch (reason) {
      if (reason instanceof NotKeptError)
        toast({ title: 'Erreur', description: reason.message, tone: 'destructive' })
      else toastFailure(reason)
    } finally {
      setPending(false)
    }
  }

  return [undo, pending] as const
}

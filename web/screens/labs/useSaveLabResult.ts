import { useState } from 'react'
import type { LabContent } from '#shared/offline/kinds'
import { StorageError } from '../../base/device/storageError'
import { toFailure } from '../../base/network/graphqlError'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'
import type { PendingLabChange } from '../../offline/queue/rows'
import { type NamedCat, toastQueued, toastSaveError } from '../../record/pending/useQueuedSave'
import { useAddLabResult } from './useAddLabResult'
import { useUpdateLabResult } from './useUpdateLabResult'

export function useSaveLabResult(
  animal: NamedCat,
  pendingChanges: readonly PendingLabChange[],
  showErrors: ShowErrors,
) {
  const add = useAddLabResult(animal)
  const update = useUpdateLabResult(animal, pendingChanges)
  const [isPending, setPending] = useState(false)

  async function save(
    uuid: string,
    content: LabContent,
    { isNew, onDone }: { isNew: boolean; onDone: () => void },
  ): Promise<void> {
    setPending(true)
    try {
      if ((await (isNew ? add : update)(uuid, content)) === 'queued')
        toastQueued('Les résultats partiront dès que le réseau reviendra.')
      else toast({ title: isNew ? 'Résultats ajoutés' : 'Résultats corrigés' })
      onDone()
    } catch (error) {
      if (!(error instanceof StorageError)) showErrors(toFailure(error).fields)
      toastSaveError(error)
    } finally {
      setPending(false)
    }
  }

  return [save, isPending] as const
}

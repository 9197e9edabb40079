import { useState } from 'react'
import type { LabContent } from '#shared/queue'
import { NotKeptError } from '../../device/notKept'
import { toFailure } from '../../network/graphqlError'
import type { WaitingLabResult } from '../../offline/rows'
import type { Cat } from '../../record/useKeepRecord'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import { useAddLabResult } from './useAddLabResult'
import { useUpdateLabResult } from './useUpdateLabResult'

const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'Les résultats partiront dès que le réseau reviendra.',
}

/** Saves a new result, or the correction of one. */
export function useSaveLabResult(
  animal: Cat,
  waiting: readonly WaitingLabResult[],
  showErrors: (fields: Record<string, string>) => void,
) {
  const add = useAddLabResult(animal)
  const update = useUpdateLabResult(animal, waiting)
  const [pending, setPending] = useState(false)

  async function save(
    uuid: string,
    content: LabContent,
    { isNew, onDone }: { isNew: boolean; onDone: () => void },
  ): Promise<void> {
    setPending(true)
    try {
      const saved = await (isNew ? add : update)(uuid, content)
      toast(saved === 'kept' ? kept : { title: isNew ? 'Résultats ajoutés' : 'Résultats corrigés' })
      onDone()
    } catch (reason) {
      if (reason instanceof NotKeptError)
        return toast({ title: 'Erreur', description: reason.message, tone: 'destructive' })
      showErrors(toFailure(reason).fields)
      toastFailure(reason)
    } finally {
      setPending(false)
    }
  }

  return [save, pending] as const
}

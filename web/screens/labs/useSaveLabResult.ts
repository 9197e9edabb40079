import type { UpdateLabResultInput } from '../../__generated__/useUpdateLabResultMutation.graphql'
import { toFailure } from '../../network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import { useAddLabResult } from './useAddLabResult'
import { useUpdateLabResult } from './useUpdateLabResult'

/** A new result, or the correction of one. */
export function useSaveLabResult(showErrors: (fields: Record<string, string>) => void) {
  const [add, adding] = useAddLabResult()
  const [update, updating] = useUpdateLabResult()

  function save(input: UpdateLabResultInput, { isNew, onDone }: { isNew: boolean; onDone: () => void }) {
    const ends = {
      onDone() {
        toast({ title: isNew ? 'Résultats ajoutés' : 'Résultats corrigés' })
        onDone()
      },
      onFail(reason: unknown) {
        showErrors(toFailure(reason).fields)
        toastFailure(reason)
      },
    }
    if (isNew) add(input, ends)
    else update(input, ends)
  }

  return [save, adding || updating] as const
}

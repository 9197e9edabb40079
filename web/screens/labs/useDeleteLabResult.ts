import { graphql, useMutation } from 'react-relay'
import type { useDeleteLabResultMutation } from '../../__generated__/useDeleteLabResultMutation.graphql'
import { serverClock } from '../../base/network/serverClock'
import { toast } from '../../base/ui/toasts/toasts'
import { forgetSent, isOfRow } from '../../offline/queue/forgetSent'
import { discardAll } from '../../offline/queue/pendingChanges'
import { type PendingLabChange, isUntried } from '../../offline/queue/rows'
import {
  type NamedCat,
  type SaveOutcome,
  toastQueued,
  useQueuedSave,
} from '../../record/pending/useQueuedSave'
import { useUserUuid } from '../../session/useUserUuid'
import type { LabResult } from './LabResult'

const mutation = graphql`
  mutation useDeleteLabResultMutation($input: DeleteLabResultInput!, $shown: Boolean!) {
    deleteLabResult(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...Labs_animal
        }
      }
    }
  }
`

/** Deletes a result: from the queue if it was never sent, else on the server, else when the network is back. */
export function useDeleteLabResult(animal: NamedCat, pendingChanges: readonly PendingLabChange[]) {
  const [commit] = useMutation<useDeleteLabResultMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const userUuid = useUserUuid()

  async function remove({ uuid, day, values }: LabResult): Promise<SaveOutcome> {
    const resultChanges = pendingChanges.filter((row) => row.uuid === uuid)
    const added = resultChanges.find(({ kind }) => kind === 'labResult')
    const isOnline = navigator.onLine
    if (added && !isOnline && isUntried(added)) {
      await discardAll(resultChanges)
      return 'sent'
    }
    const saveOutcome = await save({
      isOnline,
      input: { animalUuid: animal.uuid, uuid, acceptUnknown: true },
      change: {
        kind: 'deletedLabResult',
        uuid,
        day,
        date: serverClock.now().toISOString(),
        content: { values: [...values] },
      },
      replaces: resultChanges,
    })
    if (saveOutcome === 'sent') await forgetSent(userUuid, isOfRow(uuid))
    return saveOutcome
  }

  const deleteLabResult = (result: LabResult, onDone: () => void): Promise<void> =>
    run(async () => {
      if ((await remove(result)) === 'queued')
        toastQueued('La suppression partira dès que le réseau reviendra.')
      else toast({ title: 'Résultats supprimés' })
      onDone()
    })

  return [deleteLabResult, isPending] as const
}

import { graphql, useMutation } from 'react-relay'
import type { useUndoDoseMutation } from '../../__generated__/useUndoDoseMutation.graphql'
import { useAccountClock } from '../../base/relay/accountClock'
import { forgetSent, isOfRow } from '../../offline/queue/forgetSent'
import { discardAll } from '../../offline/queue/pendingChanges'
import { type PendingDose, isUntried } from '../../offline/queue/rows'
import { type NamedCat, toastQueued, useQueuedSave } from '../../record/pending/useQueuedSave'
import { useUserUuid } from '../../session/useUserUuid'
import type { GivenDose, TreatmentStep } from './courses'

const mutation = graphql`
  mutation useUndoDoseMutation($input: UndoDoseInput!, $shown: Boolean!) {
    undoDose(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...Care_changed
        }
      }
    }
  }
`

/** Takes a dose back: from the queue if it was never sent, else on the server, else when the network is back. */
export function useUndoDose(animal: NamedCat, pendingDoses: readonly PendingDose[]) {
  const [commit] = useMutation<useUndoDoseMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const accountClock = useAccountClock()
  const userUuid = useUserUuid()

  const undo = ({ uuid, day }: GivenDose, { name }: TreatmentStep): Promise<void> =>
    run(async () => {
      const row = pendingDoses.find((dose) => dose.uuid === uuid)
      if (row && !navigator.onLine && isUntried(row)) return await discardAll([row])
      const saveOutcome = await save({
        input: { animalUuid: animal.uuid, uuid, acceptUnknown: true },
        change: {
          kind: 'undoneDose',
          uuid,
          day,
          date: accountClock().now.toISOString(),
          content: { treatmentName: name },
        },
        replaces: row ? [row] : [],
      })
      if (saveOutcome === 'queued') toastQueued('L’annulation partira dès que le réseau reviendra.')
      else await forgetSent(userUuid, isOfRow(uuid))
    })

  return [undo, isPending] as const
}

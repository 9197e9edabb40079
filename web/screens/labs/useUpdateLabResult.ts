import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/offline/kinds'
import type { useUpdateLabResultMutation } from '../../__generated__/useUpdateLabResultMutation.graphql'
import { serverClock } from '../../base/network/serverClock'
import { type PendingLabChange, isUntried } from '../../offline/queue/rows'
import { type NamedCat, type SaveOutcome, useQueuedSave } from '../../record/pending/useQueuedSave'

const mutation = graphql`
  mutation useUpdateLabResultMutation($input: UpdateLabResultInput!, $shown: Boolean!) {
    updateLabResult(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...Labs_animal
        }
      }
    }
  }
`

/** Corrects a result: in the queue if it was never sent, else on the server, else when the network is back. */
export function useUpdateLabResult(animal: NamedCat, pendingChanges: readonly PendingLabChange[]) {
  const [commit] = useMutation<useUpdateLabResultMutation>(mutation)
  const { save, enqueue } = useQueuedSave(commit, animal)

  return async (uuid: string, content: LabContent): Promise<SaveOutcome> => {
    const find = (kind: PendingLabChange['kind']) =>
      pendingChanges.find((row) => row.kind === kind && row.uuid === uuid)
    const [added, corrected] = [find('labResult'), find('correctedLabResult')]
    const isOnline = navigator.onLine
    const date = serverClock.now().toISOString()
    const change = { uuid, day: content.day, date, content }
    if (added && !corrected && !isOnline && isUntried(added)) {
      await enqueue({ change: { ...change, kind: 'labResult' }, replaces: [added] })
      return 'queued'
    }
    return await save({
      // The pending result is sent before its correction.
      isOnline: isOnline && !added,
      input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      change: { ...change, kind: 'correctedLabResult' },
      replaces: corrected ? [corrected] : [],
    })
  }
}

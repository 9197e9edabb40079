import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/offline/kinds'
import type { useUpdateLabResultMutation } from '../../__generated__/useUpdateLabResultMutation.graphql'
import { serverClock } from '../../base/network/serverClock'
import { sending } from '../../base/relay/sending'
import { discardAll } from '../../offline/queue/pendingChanges'
import { wasNeverTried, type PendingLabChange } from '../../offline/queue/rows'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'

/** Corrects a result: in the queue where it has never left this device, else on the server, else when the network is back. */
export function useUpdateLabResult(animal: NamedCat, waiting: readonly PendingLabChange[]) {
  const keep = useKeepRecord(animal)
  const [commit] = useMutation<useUpdateLabResultMutation>(graphql`
    mutation useUpdateLabResultMutation($input: UpdateLabResultInput!) {
      updateLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  return async (uuid: string, content: LabContent): Promise<'sent' | 'kept'> => {
    const ofKind = (kind: PendingLabChange['kind']) =>
      waiting.find((row) => row.kind === kind && row.uuid === uuid) ?? null
    const [added, corrected] = [ofKind('labResult'), ofKind('correctedLabResult')]
    const online = navigator.onLine
    const date = serverClock.now().toISOString()
    const row = { uuid, day: content.day, date, content }
    if (added && !corrected && !online && wasNeverTried(added)) {
      await keep({ ...row, kind: 'labResult' }, added)
      return 'kept'
    }
    return await sendOrEnqueue(uuid, {
      // After the result itself.
      online: online && !added,
      send: sending(commit, {
        input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      }),
      enqueue: () => keep({ ...row, kind: 'correctedLabResult' }, corrected),
      removeReplaced: async () => {
        if (corrected) await discardAll([corrected])
      },
    })
  }
}

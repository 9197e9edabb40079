import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/queue'
import type { useUpdateLabResultMutation } from '../../__generated__/useUpdateLabResultMutation.graphql'
import { thisClock } from '../../network/thisClock'
import { hasNotLeft, type WaitingLabResult } from '../../offline/rows'
import { saveOrKeep } from '../../offline/saveOrKeep'
import { discardAll } from '../../offline/waiting'
import { type Cat, useKeepRecord } from '../../record/useKeepRecord'
import { sending } from '../../relay/sending'

/** Corrects a result: in the queue where it has never left this device, else on the server, else when the network is back. */
export function useUpdateLabResult(animal: Cat, waiting: readonly WaitingLabResult[]) {
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
    const ofKind = (kind: WaitingLabResult['kind']) =>
      waiting.find((row) => row.kind === kind && row.uuid === uuid) ?? null
    const [added, corrected] = [ofKind('labResult'), ofKind('correctedLabResult')]
    const online = navigator.onLine
    const date = thisClock.now().toISOString()
    const row = { uuid, day: content.day, date, content }
    if (added && !corrected && !online && hasNotLeft(added)) {
      await keep({ ...row, kind: 'labResult' }, added)
      return 'kept'
    }
    return await saveOrKeep(uuid, {
      // After the result itself.
      online: online && !added,
      send: sending(commit, {
        input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      }),
      keep: () => keep({ ...row, kind: 'correctedLabResult' }, corrected),
      drop: async () => {
        if (corrected) await discardAll([corrected])
      },
    })
  }
}

import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/offline/kinds'
import type { useAddLabResultMutation } from '../../__generated__/useAddLabResultMutation.graphql'
import { serverClock } from '../../base/network/serverClock'
import { sending } from '../../base/relay/sending'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'

/** Adds a result on the server, else on this device. */
export function useAddLabResult(animal: NamedCat) {
  const keep = useKeepRecord(animal)
  const [commit] = useMutation<useAddLabResultMutation>(graphql`
    mutation useAddLabResultMutation($input: AddLabResultInput!) {
      addLabResult(input: $input) {
        animal {
          ...Labs_animal
        }
      }
    }
  `)

  return async (uuid: string, content: LabContent): Promise<'sent' | 'kept'> => {
    const online = navigator.onLine
    const date = serverClock.now().toISOString()
    return await sendOrEnqueue(uuid, {
      online,
      send: sending(commit, {
        input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      }),
      enqueue: () =>
        keep({ kind: 'labResult', uuid, day: content.day, date, content, tried: online }),
      removeReplaced: async () => {},
    })
  }
}

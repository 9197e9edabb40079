import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/queue'
import type { useAddLabResultMutation } from '../../__generated__/useAddLabResultMutation.graphql'
import { thisClock } from '../../network/thisClock'
import { saveOrKeep } from '../../offline/saveOrKeep'
import { type Cat, useKeepRecord } from '../../record/useKeepRecord'
import { sending } from '../../relay/sending'

/** Adds a result on the server, else on this device. */
export function useAddLabResult(animal: Cat) {
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
    const date = thisClock.now().toISOString()
    return await saveOrKeep(uuid, {
      online,
      send: sending(commit, {
        input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      }),
      keep: () => keep({ kind: 'labResult', uuid, day: content.day, date, content, tried: online }),
      drop: async () => {},
    })
  }
}

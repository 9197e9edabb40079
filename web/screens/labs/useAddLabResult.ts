import { graphql, useMutation } from 'react-relay'
import type { LabContent } from '#shared/offline/kinds'
import type { useAddLabResultMutation } from '../../__generated__/useAddLabResultMutation.graphql'
import { serverClock } from '../../base/network/serverClock'
import { type NamedCat, type SaveOutcome, useQueuedSave } from '../../record/pending/useQueuedSave'

const mutation = graphql`
  mutation useAddLabResultMutation($input: AddLabResultInput!, $shown: Boolean!) {
    addLabResult(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...Labs_animal
        }
      }
    }
  }
`

export function useAddLabResult(animal: NamedCat) {
  const [commit] = useMutation<useAddLabResultMutation>(mutation)
  const { save } = useQueuedSave(commit, animal)

  return async (uuid: string, content: LabContent): Promise<SaveOutcome> => {
    const date = serverClock.now().toISOString()
    return await save({
      input: { ...content, animalUuid: animal.uuid, uuid, writtenAt: date, confirmed: true },
      change: { kind: 'labResult', uuid, day: content.day, date, content },
    })
  }
}

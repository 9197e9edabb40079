import { graphql } from 'react-relay'
import type { useDeleteMeasurementMutation } from '../../__generated__/useDeleteMeasurementMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'
import { refusalWords } from '../../base/ui/toasts/toastRefusal'
import { forgetSent, isOfRow } from '../../offline/queue/forgetSent'
import type { PendingChange } from '../../offline/queue/rows'
import { useUserUuid } from '../../session/useUserUuid'

const successToast = { title: 'Saisie supprimée', description: 'Le suivi a été mis à jour.' }
const failureText = refusalWords('Impossible de supprimer la saisie. Veuillez réessayer.')

export function useDeleteMeasurement() {
  const userUuid = useUserUuid()
  const [commit, isPending] = useDeletion<useDeleteMeasurementMutation>(graphql`
    mutation useDeleteMeasurementMutation($input: DeleteMeasurementInput!, $connections: [ID!]!) {
      deleteMeasurement(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        animal {
          ...RecordHeader_record
          ...RecordBody_record
          ...CatCard_animal
          ...useQuestionnaireCat_animal
        }
      }
    }
  `)

  /** `day` is that of the entry: a draft of the day has joined it, with an id of its own. */
  function deleteMeasurement(
    { day, ...input }: { animalUuid: string; uuid: string; day: string },
    connection: string,
    onDone: () => void,
  ) {
    const isDeleted = (change: PendingChange) =>
      isOfRow(input.uuid)(change) ||
      (change.kind === 'draft' && change.animalId === input.animalUuid && change.day === day)
    commit({
      variables: { input, connections: [connection] },
      successToast,
      failureText,
      onDone() {
        void forgetSent(userUuid, isDeleted)
        onDone()
      },
    })
  }

  return [deleteMeasurement, isPending] as const
}

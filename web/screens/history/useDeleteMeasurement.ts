import { graphql, useMutation } from 'react-relay'
import type { useDeleteMeasurementMutation } from '../../__generated__/useDeleteMeasurementMutation.graphql'
import { toastRefusal } from '../../base/ui/toasts/toastRefusal'
import { toast } from '../../base/ui/toasts/toasts'

const deleted = { title: 'Saisie supprimée', description: 'Le suivi a été mis à jour.' }
const failureMessage = 'Impossible de supprimer la saisie. Veuillez réessayer.'

export function useDeleteMeasurement() {
  const [commit, pending] = useMutation<useDeleteMeasurementMutation>(graphql`
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

  function deleteMeasurement(
    input: { animalUuid: string; uuid: string },
    connection: string,
    onDone: () => void,
  ) {
    commit({
      variables: { input, connections: [connection] },
      onCompleted() {
        toast(deleted)
        onDone()
      },
      onError: (reason) => toastRefusal(reason, failureMessage),
    })
  }

  return [deleteMeasurement, pending] as const
}

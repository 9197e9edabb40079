import { graphql } from 'react-relay'
import type { useRemovePushDeviceMutation } from '../../__generated__/useRemovePushDeviceMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

export function useRemovePushDevice() {
  const [commit, isPending] = useDeletion<useRemovePushDeviceMutation>(graphql`
    mutation useRemovePushDeviceMutation($input: RemovePushDeviceInput!) {
      removePushDevice(input: $input) {
        viewer {
          ...PushChannel_viewer
        }
      }
    }
  `)

  const remove = (uuid: string) =>
    commit({ variables: { input: { uuid } }, successToast: { title: 'Notifications arrêtées' } })

  return [remove, isPending] as const
}

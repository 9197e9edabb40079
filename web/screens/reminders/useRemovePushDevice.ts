import { graphql, useMutation } from 'react-relay'
import type { useRemovePushDeviceMutation } from '../../__generated__/useRemovePushDeviceMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useRemovePushDevice() {
  const [commit, pending] = useMutation<useRemovePushDeviceMutation>(graphql`
    mutation useRemovePushDeviceMutation($input: RemovePushDeviceInput!) {
      removePushDevice(input: $input) {
        viewer {
          ...PushWay_viewer
        }
      }
    }
  `)

  function remove(uuid: string) {
    commit({
      variables: { input: { uuid } },
      onCompleted: (_, errors) =>
        errors ? toastFailure(errors) : toast({ title: 'Notifications arrêtées' }),
      onError: toastFailure,
    })
  }

  return [remove, pending] as const
}

import { graphql, useMutation } from 'react-relay'
import type { useAddPushDeviceMutation } from '../../__generated__/useAddPushDeviceMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'
import type { DeviceKeys } from './browserPush'

export function useAddPushDevice() {
  const [commit, pending] = useMutation<useAddPushDeviceMutation>(graphql`
    mutation useAddPushDeviceMutation($input: AddPushDeviceInput!) {
      addPushDevice(input: $input) {
        viewer {
          ...PushWay_viewer
        }
      }
    }
  `)

  function add(input: DeviceKeys) {
    commit({
      variables: { input },
      onCompleted: (_, errors) =>
        errors ? toastFailure(errors) : toast({ title: 'Notifications activées' }),
      onError: toastFailure,
    })
  }

  return [add, pending] as const
}

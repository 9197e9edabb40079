import { graphql } from 'react-relay'
import type { useAddPushDeviceMutation } from '../../__generated__/useAddPushDeviceMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { DeviceKeys } from './browserPush'

export function useAddPushDevice() {
  const [commit, isPending] = useFormMutation<useAddPushDeviceMutation>(graphql`
    mutation useAddPushDeviceMutation($input: AddPushDeviceInput!) {
      addPushDevice(input: $input) {
        viewer {
          ...PushChannel_viewer
        }
      }
    }
  `)

  const add = (input: DeviceKeys) =>
    commit({ variables: { input }, successToast: { title: 'Notifications activées' } })

  return [add, isPending] as const
}

import { graphql, useMutation } from 'react-relay'
import type { useRemovePhotoMutation } from '../../__generated__/useRemovePhotoMutation.graphql'
import { toast } from '../../base/ui/toasts'
import { photoChanged, photoNotChanged } from './photoToasts'

export function useRemovePhoto() {
  const [commit] = useMutation<useRemovePhotoMutation>(graphql`
    mutation useRemovePhotoMutation($input: UpdateAnimalInput!) {
      updateAnimal(input: $input) {
        animal {
          ...CatPhoto_record
          ...RecordHeader_record
        }
      }
    }
  `)

  return (uuid: string) =>
    commit({
      variables: { input: { uuid, photoPath: null } },
      onCompleted: (_, errors) => toast(errors ? photoNotChanged : photoChanged),
      onError: () => toast(photoNotChanged),
    })
}

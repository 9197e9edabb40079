import { graphql } from 'react-relay'
import type { useRemovePhotoMutation } from '../../__generated__/useRemovePhotoMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { photoChangedToast, photoNotChangedToast } from '../../record/photo/photoToasts'

export function useRemovePhoto() {
  const [commit] = useFormMutation<useRemovePhotoMutation>(graphql`
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
      successToast: photoChangedToast,
      failureText: photoNotChangedToast.description,
    })
}

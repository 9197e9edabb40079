import { graphql, useMutation } from 'react-relay'
import type { useSetAnimalPhotoMutation } from '../../__generated__/useSetAnimalPhotoMutation.graphql'

/** Makes an uploaded photo the cat's. Rejects with Relay's error. */
export function useSetAnimalPhoto() {
  const [commit] = useMutation<useSetAnimalPhotoMutation>(graphql`
    mutation useSetAnimalPhotoMutation($input: SetAnimalPhotoInput!) {
      setAnimalPhoto(input: $input) {
        animal {
          ...CatPhoto_record
          ...RecordHeader_record
        }
      }
    }
  `)

  return (animalUuid: string, photoURL: string) =>
    new Promise<void>((resolve, reject) => {
      commit({
        variables: { input: { animalUuid, photoURL } },
        onCompleted: (_, errors) => (errors ? reject(new Error(errors[0]?.message)) : resolve()),
        onError: reject,
      })
    })
}

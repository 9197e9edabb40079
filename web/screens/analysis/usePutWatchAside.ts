import { graphql, useMutation } from 'react-relay'
import type { PutWatchAsideInput, usePutWatchAsideMutation } from '../../__generated__/usePutWatchAsideMutation.graphql'
import { toast } from '../../ui/toasts'

const done = { title: 'Vu', description: 'Mis de côté pour 7 jours.' }
const failed = { title: 'Erreur', description: 'Impossible de mettre ce signe de côté.', tone: 'destructive' } as const

export function usePutWatchAside() {
  const [commit, pending] = useMutation<usePutWatchAsideMutation>(graphql`
    mutation usePutWatchAsideMutation($input: PutWatchAsideInput!) {
      putWatchAside(input: $input) {
        animal {
          ...useAlerts_record
          ...CatDay_animal
        }
      }
    }
  `)

  function putAside(input: PutWatchAsideInput) {
    commit({ variables: { input }, onCompleted: (_, errors) => toast(errors ? failed : done), onError: () => toast(failed) })
  }

  return [putAside, pending] as const
}

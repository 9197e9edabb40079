import { graphql, useMutation } from 'react-relay'
import type { UpdateViewerInput, useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql'
import { useToast } from '../../components/toasts'
import { toFailure } from '../../relay/graphqlError'

const done = { title: 'Profil mis à jour', description: 'Vos informations ont été sauvegardées.' }
const failed = { title: 'Erreur', description: 'Impossible de mettre à jour le profil.', tone: 'destructive' } as const

export function useUpdateProfile(showErrors: (fields: Record<string, string>) => void) {
  const toast = useToast()
  const [commit, pending] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        viewer {
          isAdmin
          accountNow
          today
          ...ProfileForm_viewer
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toast(failed)
  }

  function save(input: UpdateViewerInput) {
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors ? fail(errors) : toast(done)),
      onError: fail,
    })
  }

  return [save, pending] as const
}

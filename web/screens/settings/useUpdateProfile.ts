import { graphql, useMutation } from 'react-relay'
import type {
  UpdateViewerInput,
  useUpdateProfileMutation,
} from '../../__generated__/useUpdateProfileMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'

const done = { title: 'Profil mis à jour', description: 'Vos informations ont été sauvegardées.' }
const failed = {
  title: 'Erreur',
  description: 'Impossible de mettre à jour le profil.',
  tone: 'destructive',
} as const

export function useUpdateProfile(
  showErrors: (fields: Record<string, string>) => void,
  onSaved: () => void,
) {
  const [commit, pending] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        viewer {
          isAdmin
          accountNow
          today
          email
          pendingEmail
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
      onCompleted: ({ updateViewer }, errors) => {
        if (errors) return fail(errors)
        onSaved()
        const { email, pendingEmail } = updateViewer.viewer
        toast(
          input.email === email || !pendingEmail
            ? done
            : { ...done, description: `Un lien de confirmation arrive à ${pendingEmail}.` },
        )
      },
      onError: fail,
    })
  }

  return [save, pending] as const
}

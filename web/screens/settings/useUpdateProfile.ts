import { graphql } from 'react-relay'
import type {
  UpdateViewerInput,
  useUpdateProfileMutation,
} from '../../__generated__/useUpdateProfileMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { countStaleMutation } from '../../base/network/mutationResponses'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'

const successToast = {
  title: 'Profil mis à jour',
  description: 'Vos informations ont été sauvegardées.',
}

export function useUpdateProfile(showErrors: ShowErrors, onSaved?: () => void) {
  const [commit, isPending] = useFormMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateViewerInput!) {
      updateViewer(input: $input) {
        viewer {
          isAdmin
          accountNow
          today
          email
          pendingEmail
          timeZone
          ...ProfileForm_viewer
        }
      }
    }
  `)

  const save = (input: UpdateViewerInput) =>
    commit({
      variables: { input },
      failureText: 'Impossible de mettre à jour le profil.',
      showErrors,
      onDone({ updateViewer }) {
        // Every cat's days are those of the time zone, and entries have the author's name.
        countStaleMutation()
        onSaved?.()
        const { email, pendingEmail } = updateViewer.viewer
        toast(
          input.email === undefined || input.email === email || !pendingEmail
            ? successToast
            : { ...successToast, description: `Un lien de confirmation arrive à ${pendingEmail}.` },
        )
      },
    })

  return [save, isPending] as const
}

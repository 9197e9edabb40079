import { graphql } from 'react-relay'
import { SHARE_LIFETIME_HOURS, type ShareHours } from '#shared/sharing/shareLink'
import type {
  CreateShareLinkInput,
  useCreateShareLinkMutation,
} from '../../__generated__/useCreateShareLinkMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { useRepeatedId } from '../../base/form/useRepeatedId'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { durationLabels } from './shareWords'

// The dialog and the share screen use these words (product/sharing 3.1, 3.3).
const words = {
  dialog: { created: 'Lien de partage créé', failed: 'Impossible de créer le lien de partage.' },
  screen: { created: 'Lien généré', failed: 'Impossible de générer le lien de partage.' },
}

type ShareLinkOptions = Omit<CreateShareLinkInput, 'animalUuid' | 'uuid'>

/**
 * Returns the mutation. `showErrors` shows, at their fields, the options that the server refused.
 */
export function useCreateShareLink(screen: keyof typeof words, showErrors?: ShowErrors) {
  const [commit, isPending] = useFormMutation<useCreateShareLinkMutation>(graphql`
    mutation useCreateShareLinkMutation($input: CreateShareLinkInput!) {
      createShareLink(input: $input) {
        shareLink {
          shareUrl
        }
        animal {
          ...ShareLinkList_animal
        }
      }
    }
  `)

  const { idOf, forget } = useRepeatedId()
  const createShareLink = (
    animalUuid: string,
    options: ShareLinkOptions,
    onCreated: (shareUrl: string) => void,
  ) =>
    commit({
      variables: { input: { ...options, animalUuid, uuid: idOf({ ...options, animalUuid }) } },
      successToast: {
        title: words[screen].created,
        description: `Il expire après ${durationLabels[(options.hours ?? SHARE_LIFETIME_HOURS) as ShareHours]}.`,
      },
      // If there are too many links, the server's message explains what to do.
      failureText: ({ code, message }) => (code === 'OVER_QUOTA' ? message : words[screen].failed),
      showErrors,
      onDone({ createShareLink: { shareLink } }) {
        forget()
        onCreated(shareLink.shareUrl)
      },
    })

  return [createShareLink, isPending] as const
}

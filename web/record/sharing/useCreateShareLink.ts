import { graphql, useMutation } from 'react-relay'
import { SHARE_LIFETIME_HOURS, type ShareHours } from '#shared/sharing/shareLink'
import type {
  CreateShareLinkInput,
  useCreateShareLinkMutation,
} from '../../__generated__/useCreateShareLinkMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toast } from '../../base/ui/toasts'
import { durationLabels } from './shareWords'

// The dialog and the share screen use these words (product/sharing 3.1, 3.3).
const words = {
  dialog: { created: 'Lien de partage créé', failed: 'Impossible de créer le lien de partage.' },
  screen: { created: 'Lien généré', failed: 'Impossible de générer le lien de partage.' },
}

type Wishes = Omit<CreateShareLinkInput, 'animalUuid'>

/**
 * Returns the mutation. `showErrors` shows, at their fields, the wishes that the server refused.
 */
export function useCreateShareLink(
  place: keyof typeof words,
  showErrors: (errors: Record<string, string>) => void = () => undefined,
) {
  const [commit, pending] = useMutation<useCreateShareLinkMutation>(graphql`
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

  function createShareLink(
    animalUuid: string,
    wishes: Wishes,
    onCreated: (shareUrl: string) => void,
  ) {
    commit({
      variables: { input: { ...wishes, animalUuid } },
      onCompleted({ createShareLink: { shareLink } }) {
        toast({
          title: words[place].created,
          description: `Il expire après ${durationLabels[(wishes.hours ?? SHARE_LIFETIME_HOURS) as ShareHours]}.`,
        })
        onCreated(shareLink.shareUrl)
      },
      onError: (error) => {
        const { code, message, fields } = toFailure(error)
        showErrors(fields)
        // If there are too many links, the server's message says what to do.
        toast({
          title: 'Erreur',
          description: code === 'OVER_QUOTA' ? message : words[place].failed,
          tone: 'destructive',
        })
      },
    })
  }

  return [createShareLink, pending] as const
}

import { graphql, useMutation } from 'react-relay'
import type { useCreateShareLinkMutation } from '../__generated__/useCreateShareLinkMutation.graphql'
import { toFailure } from '../network/graphqlError'
import { toast } from '../ui/toasts'

// The dialog's words and the share screen's (product/sharing 3.1, 3.3).
const words = {
  dialog: {
    created: 'Lien de partage créé',
    failed: 'Impossible de créer le lien de partage.',
  },
  screen: {
    created: 'Lien généré',
    failed: 'Impossible de générer le lien de partage.',
  },
}

export function useCreateShareLink(place: keyof typeof words) {
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

  function createShareLink(animalUuid: string, onCreated: (shareUrl: string) => void) {
    commit({
      variables: { input: { animalUuid } },
      onCompleted({ createShareLink: { shareLink } }) {
        toast({ title: words[place].created, description: 'Il expire après 72 heures.' })
        onCreated(shareLink.shareUrl)
      },
      onError: (error) => {
        const { code, message } = toFailure(error)
        // With too many links, the server says what to do.
        toast({ title: 'Erreur', description: code === 'VALIDATION' ? message : words[place].failed, tone: 'destructive' })
      },
    })
  }

  return [createShareLink, pending] as const
}

import { graphql } from 'react-relay'
import type {
  InviteToCircleInput,
  useInviteMutation,
} from '../../__generated__/useInviteMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { useRepeatedId } from '../../base/form/useRepeatedId'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'

const mailedToast = { title: 'Invitation envoyée', description: 'L’email part dans la minute.' }

interface InviteHandlers {
  showErrors: ShowErrors
  onMailed: () => void
  onLink: (link: string) => void
}

export function useInvite({ showErrors, onMailed, onLink }: InviteHandlers) {
  const [commit, isPending] = useFormMutation<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteToCircleInput!) {
      inviteToCircle(input: $input) {
        link
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  const { idOf, forget } = useRepeatedId()
  const invite = (input: InviteToCircleInput) =>
    commit({
      variables: { input: { ...input, uuid: idOf(input) } },
      showErrors,
      onDone({ inviteToCircle: { link } }) {
        forget()
        if (link) return onLink(link)
        toast(mailedToast)
        onMailed()
      },
    })

  return [invite, isPending] as const
}

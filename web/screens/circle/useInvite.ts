import { graphql, useMutation } from 'react-relay'
import type {
  InviteToCircleInput,
  useInviteMutation,
} from '../../__generated__/useInviteMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

const mailed = { title: 'Invitation envoyée', description: 'L’email part dans la minute.' }

interface InviteHandlers {
  showErrors: (fields: Record<string, string>) => void
  onMailed: () => void
  onLink: (link: string) => void
}

export function useInvite({ showErrors, onMailed, onLink }: InviteHandlers) {
  const [commit, pending] = useMutation<useInviteMutation>(graphql`
    mutation useInviteMutation($input: InviteToCircleInput!) {
      inviteToCircle(input: $input) {
        link
        animal {
          ...Circle_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    const { fields } = toFailure(reason)
    showErrors(fields)
    if (Object.keys(fields).length === 0) toastFailure(reason)
  }

  const invite = (input: InviteToCircleInput) =>
    commit({
      variables: { input },
      onCompleted({ inviteToCircle }, errors) {
        if (errors) return fail(errors)
        if (inviteToCircle.link) return onLink(inviteToCircle.link)
        toast(mailed)
        onMailed()
      },
      onError: fail,
    })

  return [invite, pending] as const
}

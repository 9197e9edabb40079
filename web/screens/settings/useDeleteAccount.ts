import { graphql, useMutation } from 'react-relay'
import type { useDeleteAccountMutation } from '../../__generated__/useDeleteAccountMutation.graphql'
import { useToast } from '../../ui/toasts'
import { forgetPerson } from '../../offline/forgetPerson'
import { endSession } from '../../session/session'
import { useSession } from '../../session/SessionContext'

const begun = { title: 'Suppression en cours', description: 'Votre compte et toutes ses données sont effacés.' }
const failed = { title: 'Erreur', description: 'Impossible de supprimer le compte. Veuillez réessayer.', tone: 'destructive' } as const

export function useDeleteAccount() {
  const toast = useToast()
  const { viewer } = useSession()
  const [commit, pending] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation {
      deleteViewer {
        ok
      }
    }
  `)

  function deleteAccount() {
    toast(begun)
    commit({
      variables: {},
      onCompleted: (_, errors) => {
        if (errors) return toast(failed)
        if (viewer) forgetPerson(viewer.uuid).catch((error: unknown) => console.warn('this device keeps what waited', error))
        endSession('person')
      },
      onError: () => toast(failed),
    })
  }

  return [deleteAccount, pending] as const
}

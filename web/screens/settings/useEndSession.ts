import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql'
import { useDeletion } from '../../base/form/useDeletion'

const successToast = { title: 'Session terminée', description: 'Cet appareil est déconnecté.' }

export function useEndSession() {
  const [commit, isPending] = useDeletion<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          ...SessionList_viewer
        }
      }
    }
  `)

  const endSession = (uuid: string) => commit({ variables: { input: { uuid } }, successToast })

  return [endSession, isPending] as const
}

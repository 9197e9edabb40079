import { graphql } from 'react-relay'
import type {
  CreatePersonalAccessTokenInput,
  useCreateTokenMutation,
} from '../../__generated__/useCreateTokenMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { useRepeatedId } from '../../base/form/useRepeatedId'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useCreateToken(showErrors: ShowErrors, onCreated: (token: string) => void) {
  const [commit, isPending] = useFormMutation<useCreateTokenMutation>(graphql`
    mutation useCreateTokenMutation($input: CreatePersonalAccessTokenInput!) {
      createPersonalAccessToken(input: $input) {
        token
        viewer {
          ...ToolsSection_viewer
        }
      }
    }
  `)

  const { idOf, forget } = useRepeatedId()
  const create = ({ currentPassword, ...row }: CreatePersonalAccessTokenInput) =>
    commit({
      variables: { input: { ...row, currentPassword, uuid: idOf(row) } },
      showErrors,
      onDone({ createPersonalAccessToken: { token } }) {
        forget()
        onCreated(token)
      },
    })

  return [create, isPending] as const
}

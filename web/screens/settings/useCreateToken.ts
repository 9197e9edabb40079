import { graphql } from 'react-relay'
import type {
  CreatePersonalAccessTokenInput,
  useCreateTokenMutation,
} from '../../__generated__/useCreateTokenMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
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

  const create = (input: CreatePersonalAccessTokenInput) =>
    commit({
      variables: { input },
      showErrors,
      onDone: ({ createPersonalAccessToken }) => onCreated(createPersonalAccessToken.token),
    })

  return [create, isPending] as const
}

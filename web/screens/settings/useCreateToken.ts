import { graphql, useMutation } from 'react-relay'
import type {
  CreatePersonalAccessTokenInput,
  useCreateTokenMutation,
} from '../../__generated__/useCreateTokenMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'

export function useCreateToken(
  showErrors: (fields: Record<string, string>) => void,
  onCreated: (token: string) => void,
) {
  const [commit, pending] = useMutation<useCreateTokenMutation>(graphql`
    mutation useCreateTokenMutation($input: CreatePersonalAccessTokenInput!) {
      createPersonalAccessToken(input: $input) {
        token
        viewer {
          ...ToolsSection_viewer
        }
      }
    }
  `)

  function fail(reason: unknown) {
    const { fields } = toFailure(reason)
    showErrors(fields)
    if (Object.keys(fields).length === 0) toastFailure(reason)
  }

  function create(input: CreatePersonalAccessTokenInput) {
    commit({
      variables: { input },
      onCompleted: ({ createPersonalAccessToken }, errors) =>
        errors ? fail(errors) : onCreated(createPersonalAccessToken.token),
      onError: fail,
    })
  }

  return [create, pending] as const
}

import type { UseMutationConfig } from 'react-relay'
import type { Disposable, MutationParameters } from 'relay-runtime'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'

interface FormParameters extends MutationParameters {
  variables: { input: object }
}

/** Returns the mutation of a treatment's form; fields show the errors of the server. */
export function formMutation<M extends FormParameters>(
  [commit, pending]: [(config: UseMutationConfig<M>) => Disposable, boolean],
  showErrors: (fields: Record<string, string>) => void,
) {
  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  function send(input: M['variables']['input'], onDone: () => void) {
    commit({
      variables: { input },
      onCompleted: (_, errors) => (errors ? fail(errors) : onDone()),
      onError: fail,
    })
  }

  return [send, pending] as const
}

import type { UseMutationConfig } from 'react-relay'
import type { Disposable, MutationParameters } from 'relay-runtime'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../ui/toastFailure'

interface OfForm extends MutationParameters {
  variables: { input: object }
}

/** Sends a treatment's form: what the server refuses stands at its fields. */
export function formMutation<M extends OfForm>(
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

import type { UseMutationConfig } from 'react-relay'
import type { Disposable, MutationParameters } from 'relay-runtime'

/** A mutation as `saveOrKeep` sends it: settles with the server's answer, and is given up with the signal. */
export const sending =
  <Mutation extends MutationParameters>(
    commit: (config: UseMutationConfig<Mutation>) => Disposable,
    variables: Mutation['variables'],
  ) =>
  (_: string, signal: AbortSignal): Promise<'sent'> =>
    new Promise((resolve, reject) => {
      const { dispose } = commit({
        variables,
        onCompleted: (_answer, errors) => (errors ? reject(errors) : resolve('sent')),
        onError: reject,
      })
      signal.addEventListener('abort', dispose)
    })

import type { UseMutationConfig } from 'react-relay'
import type { Disposable, MutationParameters } from 'relay-runtime'

/**
 * Resolves with the response, and cancels the request with the signal. Rejects on an error without a payload: with one
 * the change is saved, and a part of what the screens show is missing.
 */
export const commitWithSignal = <Mutation extends MutationParameters>(
  commit: (config: UseMutationConfig<Mutation>) => Disposable,
  variables: Mutation['variables'],
  signal: AbortSignal,
): Promise<Mutation['response']> =>
  new Promise((resolve, reject) => {
    const { dispose } = commit({
      variables,
      onCompleted: (response, errors) =>
        errors && Object.values(response as object).every((payload) => payload === null)
          ? reject(errors)
          : resolve(response),
      onError: reject,
    })
    signal.addEventListener('abort', dispose)
  })

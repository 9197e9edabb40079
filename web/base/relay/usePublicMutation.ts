import { useState } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { paramsOf } from '../network/post'
import { fetchPublic } from './fetchPublic'

interface Commit<Mutation extends MutationParameters> {
  variables: Mutation['variables']
  onDone: (response: Mutation['response']) => void
  onError: (error: unknown) => void
}

/** Replaces Relay's `useMutation` on pages without Relay. The response is not stored. */
export function usePublicMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  fetchOperation = fetchPublic,
) {
  const [isPending, setPending] = useState(false)

  async function run({ variables, onDone, onError }: Commit<Mutation>): Promise<void> {
    setPending(true)
    try {
      const body = await fetchOperation(paramsOf(mutation), variables)
      const errors = 'errors' in body && body.errors?.length ? body.errors : null
      if (!errors && 'data' in body && body.data) onDone(body.data)
      else onError(errors)
    } catch (error) {
      onError(error)
    } finally {
      setPending(false)
    }
  }

  return [(commit: Commit<Mutation>) => void run(commit), isPending] as const
}

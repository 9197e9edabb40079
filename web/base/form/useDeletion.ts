import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import type { GraphQLFailure } from '../network/graphqlError'
import { countStaleMutation } from '../network/mutationResponses'
import { toast } from '../ui/toasts/toasts'
import { type Submission, useFormMutation } from './useFormMutation'

interface Deletion<Mutation extends MutationParameters> extends Pick<
  Submission<Mutation>,
  'variables' | 'successToast' | 'failureText' | 'showErrors'
> {
  /** Runs after the toast. */
  onDone?: () => void
}

/**
 * Wraps a mutation that deletes. A browser repeats a request whose response was lost, by itself or
 * after another tap. The server then has no such row: that is a success, after which the screens are
 * refetched.
 */
export function useDeletion<Mutation extends MutationParameters>(
  document: GraphQLTaggedNode,
  isGone = isRowGone,
) {
  const [commit, isPending] = useFormMutation<Mutation>(document)

  function submit({ successToast, onDone, ...rest }: Deletion<Mutation>): void {
    function isHandled(failure: GraphQLFailure): boolean {
      if (!isGone(failure)) return false
      countStaleMutation()
      if (successToast) toast(successToast)
      onDone?.()
      return true
    }

    commit({ ...rest, ...(successToast && { successToast }), isHandled, onDone: () => onDone?.() })
  }

  return [submit, isPending] as const
}

/** The row may still exist if its cat is unknown: a former helper does not see it any more. */
const isRowGone = ({ code, message }: GraphQLFailure) =>
  code === 'NOT_FOUND' && message !== UNKNOWN_CAT

/** For what ends with the cat's deletion, or with the user's part in it. */
export const isCatGone = ({ code }: GraphQLFailure): boolean => code === 'NOT_FOUND'

import { useMutation } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { type GraphQLFailure, toFailure } from '../network/graphqlError'
import { countStaleMutation } from '../network/mutationResponses'
import type { ShowErrors } from '../ui/forms/useFormErrors'
import { type ToastMessage, toast } from '../ui/toasts/toasts'

export interface Submission<Mutation extends MutationParameters> {
  variables: Mutation['variables']
  successToast?: ToastMessage
  /** Describes a failure in its toast, by default in the server's words. */
  failureText?: string | ((failure: GraphQLFailure) => string)
  /** Receives the server's errors of fields, before the toast that replaces their own. */
  showErrors?: ShowErrors
  /** Returns `true` for a failure that needs no toast. */
  isHandled?: (failure: GraphQLFailure) => boolean
  /** Runs after the toast. */
  onDone?: (response: Mutation['response']) => void
}

/** With these codes the server may have run the mutation, or the row no longer exists. */
const staleCodes = new Set(['NO_RESPONSE', 'UNAVAILABLE', 'NOT_FOUND'])

/** Wraps Relay's `useMutation`: its `commit` also shows the outcome. */
export function useFormMutation<Mutation extends MutationParameters>(document: GraphQLTaggedNode) {
  const [commit, isPending] = useMutation<Mutation>(document)

  function submit({
    variables,
    successToast,
    failureText = ({ message }) => message,
    showErrors,
    isHandled,
    onDone,
  }: Submission<Mutation>): void {
    function fail(reason: unknown): void {
      const failure = toFailure(reason)
      if (isHandled?.(failure)) return
      showErrors?.(failure.fields)
      const description = typeof failureText === 'string' ? failureText : failureText(failure)
      toast({ title: 'Erreur', description, tone: 'destructive' })
      if (staleCodes.has(failure.code)) countStaleMutation()
    }

    commit({
      variables,
      onCompleted(response, errors) {
        if (errors) return fail(errors)
        if (successToast) toast(successToast)
        onDone?.(response)
      },
      onError: fail,
    })
  }

  return [submit, isPending] as const
}

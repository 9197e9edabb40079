import { recordEvent } from '../../base/analytics'
import { toFailure } from '../../base/network/graphqlError'
import type { Tokens } from '../../base/network/tokens'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toast } from '../../base/ui/toasts/toasts'
import { currentSession } from '../../session/session'
import { useSession } from '../../session/SessionContext'

interface Words {
  form: 'login' | 'register'
  done: string
  failed: string
  /** The message if the server gives no reason. */
  unexplained: string
}

/** Handles the response to signing in and to registering (product/accounts 2.5). */
export function useSignInResponse(
  { form, done, failed, unexplained }: Words,
  showErrors: ShowErrors,
) {
  const { signIn, status, error } = useSession()

  async function completeSignIn(tokens: Tokens): Promise<void> {
    await signIn(tokens)
    if (currentSession().status !== 'signedIn')
      return toast({
        title: failed,
        description: 'Votre compte n’a pas pu être lu. Veuillez réessayer.',
        tone: 'destructive',
      })
    toast({ title: done, description: 'Bienvenue sur NéphroChat\u202f!' })
    recordEvent({ event: 'user_login', login_method: 'email' })
    recordEvent({ event: 'form_submission', form_name: form, form_success: true })
  }

  function showRefusal(reason: unknown): void {
    const { code, message, fields } = toFailure(reason)
    showErrors(fields)
    toast({
      title: failed,
      description: code === 'INTERNAL' ? unexplained : message,
      tone: 'destructive',
    })
    recordEvent({ event: 'form_submission', form_name: form, form_success: false })
  }

  return { completeSignIn, showRefusal, isSigningIn: status === 'checking' && !error }
}

import type { ReactNode } from 'react'
import { deferred } from '../../base/ui/deferred'
import { completeSignIn } from '../../session/googleExchange'
import type { HandOff } from '../../session/googleReturn'

const ReturnAfterSignIn = deferred(
  async () => (await import('./ReturnAfterSignIn')).ReturnAfterSignIn,
)

/** Completes a return from Google: starts a session, or shows a question about it. */
export async function finishGoogleSignIn(
  returned: HandOff,
): Promise<{ signedIn: boolean; question: ReactNode }> {
  const signInResult = await completeSignIn(returned)
  return {
    signedIn: signInResult.kind === 'signedIn',
    question: signInResult.kind === 'needsConfirmation' && (
      <ReturnAfterSignIn tokens={signInResult.tokens} />
    ),
  }
}

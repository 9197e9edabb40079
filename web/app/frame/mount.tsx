import type { ReactNode } from 'react'
import { completeSignIn } from '../../session/googleExchange'
import type { HandOff } from '../../session/googleReturn'
import { deferred } from '../../base/ui/deferred'

const AskedReturn = deferred(async () => (await import('./ReturnAfterSignIn')).AskedReturn)

/** Completes a return from Google: starts a session, or shows a question about it. */
export async function arrive(
  returned: HandOff,
): Promise<{ signedIn: boolean; question: ReactNode }> {
  const arrival = await completeSignIn(returned)
  return {
    signedIn: arrival.kind === 'signedIn',
    question: arrival.kind === 'toAsk' && <AskedReturn tokens={arrival.tokens} />,
  }
}

import type { ReactNode } from 'react'
import { completeReturn } from '../session/googleExchange'
import type { Returned } from '../session/googleReturn'
import { deferred } from '../ui/deferred'

const AskedReturn = deferred(async () => (await import('./AskedReturn')).AskedReturn)

/** Completes a return from Google: starts a session, or shows a question about it. */
export async function arrive(
  returned: Returned,
): Promise<{ signedIn: boolean; question: ReactNode }> {
  const arrival = await completeReturn(returned)
  return {
    signedIn: arrival.kind === 'signedIn',
    question: arrival.kind === 'toAsk' && <AskedReturn tokens={arrival.tokens} />,
  }
}

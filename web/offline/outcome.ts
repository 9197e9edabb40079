import type { Answer } from '../network/post'
import { NoAnswerError, toFailure } from '../network/graphqlError'
import type { SendOutcome } from './sync'

/** Where a server that asks for time does not say how much. In seconds. */
const restS = 30

/** What an answer of the network means for the entry that was sent. */
export function outcomeOf({ status, body, retryAfterS }: Answer): SendOutcome {
  if ('data' in body && !('errors' in body && body.errors?.length)) return saved(body.data)
  // The whole document is unknown: an older server, which has nothing against the entry.
  if (status === 404) return { kind: 'failed' }
  const { code, message, fields } = toFailure('errors' in body ? body.errors : null)
  switch (code) {
    case 'UNAUTHENTICATED':
      return { kind: 'signedOut' }
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
      return { kind: 'later', seconds: retryAfterS ?? restS }
    case 'INTERNAL':
      return { kind: 'failed' }
    default: {
      const [field, reason] = Object.entries(fields)[0] ?? [null, message]
      return { kind: 'refused', refusal: { reason, field } }
    }
  }
}

/** Only what our server says of a saved entry is a success: a hotel's sign-in page answers 200 to everything. */
function saved(data: unknown): SendOutcome {
  const payload = Object.values(data ?? {})[0] as { kept?: unknown; measurement?: unknown } | undefined
  if (payload?.kept === 'current' || payload?.kept === 'revision') return { kind: 'sent', kept: payload.kept }
  // An edit that an older build has queued does not ask what was kept.
  return payload?.measurement ? { kind: 'sent', kept: 'current' } : { kind: 'intercepted' }
}

/** What no answer of our server's means: nothing was learnt of the entry, but that a proxy may have asked for time. */
export function outcomeOfNone(error: unknown): SendOutcome {
  if (error instanceof NoAnswerError && error.retryAfterS !== null) return { kind: 'later', seconds: error.retryAfterS }
  return { kind: error instanceof NoAnswerError && error.status !== null ? 'intercepted' : 'cutOff' }
}

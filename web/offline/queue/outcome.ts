import { NoResponseError, toFailure } from '../../base/network/graphqlError'
import type { GraphQLResult } from '../../base/network/post'
import type { SendOutcome } from './sync'

/** Used if the server names no time. */
const pauseS = 30

export function outcomeOf({ body, retryAfterS }: GraphQLResult): SendOutcome {
  if ('data' in body && !('errors' in body && body.errors?.length)) return outcomeOfData(body.data)
  const { code, message, fields } = toFailure('errors' in body ? body.errors : null)
  switch (code) {
    case 'UNAUTHENTICATED':
      return { kind: 'signedOut' }
    case 'RATE_LIMITED':
    case 'UNAVAILABLE':
      return { kind: 'later', seconds: retryAfterS ?? pauseS }
    case 'INTERNAL':
      return { kind: 'failed' }
    default: {
      const [field, reason] = Object.entries(fields)[0] ?? [null, message]
      return { kind: 'refused', refusal: { reason, field, code } }
    }
  }
}

/** Only our server's payload is a success: a captive portal responds with 200 to everything. */
function outcomeOfData(data: unknown): SendOutcome {
  const payload = Object.values(data ?? {})[0] as object | null | undefined
  if (typeof payload !== 'object' || payload === null) return { kind: 'intercepted' }
  if ('kept' in payload && (payload.kept === 'current' || payload.kept === 'revision'))
    return { kind: 'sent', kept: payload.kept }
  // Mutations without a `kept` field select the saved object: its presence means success.
  const isSaved = Object.values(payload).some(
    (value) => typeof value === 'object' && value !== null,
  )
  return isSaved ? { kind: 'sent', kept: 'current' } : { kind: 'intercepted' }
}

/** Only a proxy's Retry-After is available without a response of our server. */
export function outcomeOfError(error: unknown): SendOutcome {
  if (error instanceof NoResponseError && error.retryAfterS !== null)
    return { kind: 'later', seconds: error.retryAfterS }
  return {
    kind: error instanceof NoResponseError && error.status !== null ? 'intercepted' : 'cutOff',
  }
}

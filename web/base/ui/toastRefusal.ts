import { toFailure } from '../network/graphqlError'
import { toastFailure } from './toastFailure'
import { toast } from './toasts'

const refusals = new Set(['ACCESS_DENIED', 'NOT_FOUND'])

/**
 * Shows the server's words if something is not permitted or impossible, and `usual` for any other
 * failure.
 */
export const toastRefusal = (reason: unknown, usual: Parameters<typeof toast>[0]) =>
  refusals.has(toFailure(reason).code) ? toastFailure(reason) : toast(usual)

import { toFailure } from '../base/network/graphqlError'
import { toast } from './toasts'

/** Says why an operation failed, in the server's words where it gave any. */
export const toastFailure = (reason: unknown) =>
  toast({ title: 'Erreur', description: toFailure(reason).message, tone: 'destructive' })

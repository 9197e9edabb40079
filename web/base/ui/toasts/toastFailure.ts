import { toFailure } from '../../network/graphqlError'
import { toast } from './toasts'

/** Shows why an operation failed, in the server's words if there are any. */
export const toastFailure = (reason: unknown) =>
  toast({ title: 'Erreur', description: toFailure(reason).message, tone: 'destructive' })

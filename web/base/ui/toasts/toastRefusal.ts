import { type GraphQLFailure, toFailure } from '../../network/graphqlError'
import { toast } from './toasts'

const refusals = new Set(['ACCESS_DENIED', 'NOT_FOUND'])

/** Returns the server's words if something is not permitted or impossible, and `usual` for any other failure. */
export const refusalWords =
  (usual: string) =>
  ({ code, message }: GraphQLFailure): string =>
    refusals.has(code) ? message : usual

export const toastRefusal = (reason: unknown, usual: string) =>
  toast({
    title: 'Erreur',
    description: refusalWords(usual)(toFailure(reason)),
    tone: 'destructive',
  })

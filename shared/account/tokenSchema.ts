import * as z from 'zod/mini'
import { INVALID_BODY, line } from '../base/validation'
import { tokenAccesses, tokenDays } from './toolAccess'

/**
 * Validates the token of a tool for a user's account (product/accounts 7.1). The name has at most
 * 100 characters.
 */
export const tokenInput = z.object(
  {
    name: line('Nom requis'),
    access: z.enum(tokenAccesses, 'Droits requis'),
    days: z.literal([...tokenDays], `Durée inconnue\u00a0: ${tokenDays.join(', ')} jours`),
  },
  INVALID_BODY,
)

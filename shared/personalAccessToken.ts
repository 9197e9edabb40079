import * as z from 'zod/mini'
import { tokenAccesses, tokenDays } from './toolAccess'
import { INVALID_BODY, line } from './validation'

/** A tool's way to the account of a person (product/accounts 7.1). The name has 100 characters at most. */
export const tokenInput = z.object(
  {
    name: line('Nom requis'),
    access: z.enum(tokenAccesses, 'Droits requis'),
    days: z.literal([...tokenDays], `Durée inconnue\u00a0: ${tokenDays.join(', ')} jours`),
  },
  INVALID_BODY,
)

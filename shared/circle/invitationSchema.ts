import * as z from 'zod/mini'
import { email } from '../account/accountSchemas'
import { isDay } from '../base/time'
import { blankAs, INVALID_BODY, isObject } from '../base/validation'

interface InvitedUser {
  role: string
  lastDay?: string | null | undefined
}

/**
 * Validates an invitation (product/circle 3.1). A sitter's access ends with a calendar day of the
 * owner; a carer's has no end.
 */
export const invitationInput = z
  .object(
    {
      role: z.enum(['carer', 'sitter'], 'Rôle requis'),
      lastDay: blankAs(null, z.string('Date invalide').check(z.refine(isDay, 'Date invalide'))),
      email: blankAs(null, email('Adresse email invalide')),
    },
    INVALID_BODY,
  )
  .check(
    z.refine<InvitedUser>(({ role, lastDay }) => role !== 'sitter' || lastDay != null, {
      message: 'Indiquez jusqu’à quel jour',
      path: ['lastDay'],
      when: isObject,
    }),
    z.refine<InvitedUser>(({ role, lastDay }) => role !== 'carer' || lastDay == null, {
      message: 'Un aidant n’a pas de date de fin',
      path: ['lastDay'],
      when: isObject,
    }),
  )

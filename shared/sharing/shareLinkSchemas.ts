import * as z from 'zod/mini'
import { blankAs, INVALID_BODY, line } from '../base/validation'
import { shareHours, shareScopes } from './shareLink'

const CODE_MESSAGE = 'Le code a 6 chiffres'
const code = z.string(CODE_MESSAGE).check(z.trim(), z.regex(/^\d{6}$/, CODE_MESSAGE))

/**
 * Validates the options of a new link. All are optional: a request without a body creates a link
 * with the defaults.
 */
export const shareLinkInput = z.object(
  {
    forWhom: blankAs(null, line('Nom invalide')),
    hours: z.optional(
      z.nullable(z.literal(shareHours, 'La durée est de 24, 72, 168 ou 720 heures')),
    ),
    scopes: z.optional(
      z.nullable(z.array(z.enum(shareScopes, 'Contenu inconnu'), 'Contenu inconnu')),
    ),
    code: blankAs(null, code),
    mailAtOpening: z.optional(z.nullable(z.boolean('Cochez ou laissez vide'))),
  },
  INVALID_BODY,
)

export const shareCodeInput = z.object({ code }, INVALID_BODY)

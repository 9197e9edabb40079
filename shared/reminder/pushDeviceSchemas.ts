import * as z from 'zod/mini'
import { INVALID_BODY } from '../base/validation'

const INVALID = 'Clé de notification invalide'

/**
 * Validates a browser's push subscription: an uncompressed point of P-256 (65 bytes), and 16 random
 * bytes, base64url.
 */
export const deviceInput = z.object(
  {
    endpoint: z.string('Adresse de notification invalide'),
    p256dh: z.string(INVALID).check(z.regex(/^B[\w-]{86}$/, INVALID)),
    auth: z.string(INVALID).check(z.regex(/^[\w-]{22}$/, INVALID)),
  },
  INVALID_BODY,
)

/**
 * Validates a subscription that replaces an earlier one. Knowing the earlier secret proves that it
 * is the same browser.
 */
export const renewedDeviceInput = z.extend(deviceInput, {
  formerEndpoint: z.string('Adresse de notification invalide'),
  formerAuth: z.string(INVALID),
})

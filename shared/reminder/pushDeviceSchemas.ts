import * as z from 'zod/mini'
import { INVALID_BODY, storable } from '../base/validation'

const INVALID = 'Clé de notification invalide'
const endpoint = z.string('Adresse de notification invalide').check(storable)
const knownAuth = z.string(INVALID).check(storable)

/**
 * Validates a browser's push subscription: an uncompressed point of P-256 (65 bytes), and 16 random
 * bytes, base64url.
 */
export const deviceInput = z.object(
  {
    endpoint,
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
  formerEndpoint: endpoint,
  formerAuth: knownAuth,
})

/** Validates the subscription by which the service worker proves its device. */
export const deviceProofInput = z.object({ endpoint, auth: knownAuth }, INVALID_BODY)

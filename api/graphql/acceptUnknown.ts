import { validationError } from '../base/errors'
import { isUuid } from '../base/uuid'
import type { InputFields } from './builder'

/** Returns the fields of an input that deletes a row which may arrive after its deletion. */
export const acceptUnknownFields = (t: InputFields, noun: 'dose' | 'result') => ({
  acceptUnknown: t.boolean({
    description: `Accepts an id that no ${noun} has: a ${noun} that arrives later with this id is refused.`,
  }),
  ahead: t.boolean({ deprecationReason: 'Use `acceptUnknown`.' }),
})

/**
 * Returns whether an unknown id is accepted.
 * @throws VALIDATION if it is accepted, but is no UUID
 */
export function acceptsUnknown({
  uuid,
  acceptUnknown,
  ahead,
}: {
  uuid: string
  acceptUnknown?: boolean | null | undefined
  ahead?: boolean | null | undefined
}): boolean {
  const isAccepted = acceptUnknown ?? ahead ?? false
  if (isAccepted && !isUuid(uuid)) throw validationError({ uuid: 'Identifiant invalide' })
  return isAccepted
}

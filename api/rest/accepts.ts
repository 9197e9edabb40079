import * as z from 'zod/mini'
import { weightInput } from '#shared/animal'
import { measurementInput } from '#shared/health/measurementSchema'

// What REST's bodies hold beside what `shared/` says of forms: GraphQL has these as scalars, JSON as text.

/** RFC 3339, as GraphQL's DateTime. */
const instant = z.iso.datetime({ offset: true, error: 'Date invalide' })
const optionalInstant = z.optional(z.nullable(instant))
const id = z.optional(z.nullable(z.guid('Identifiant invalide')))

export const measurementBody = z.extend(measurementInput, {
  id,
  date: optionalInstant,
  answeredAt: optionalInstant,
  isOfflineGenerated: z.optional(z.nullable(z.boolean('Cochez ou laissez vide'))),
})

export const weightBody = z.extend(weightInput, { id, date: optionalInstant })

export const overrideBody = z.object({ date: instant })

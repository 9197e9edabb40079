import * as z from 'zod/mini'
import { weightInput } from '#shared/animal'
import { doseInput } from '#shared/care/dose'
import { treatmentInput } from '#shared/care/treatment'
import { measurementInput } from '#shared/health/measurementSchema'
import { vetParts } from '#shared/health/vetLimits'
import { labInput } from '#shared/labs/labInput'
import { isDay, isInstant } from '#shared/time'
import { INVALID_BODY } from '#shared/validation'
import { isUuid } from '../records/uuid'

// What REST's bodies and queries hold beside what `shared/` says of forms: GraphQL has these as scalars, JSON as text.

/** RFC 3339, as GraphQL's DateTime. */
const anyInstant = z.iso.datetime({ offset: true, error: 'Date invalide' })
const instant = anyInstant.check(z.refine((text) => isInstant(new Date(text)), 'Date invalide'))
const optionalInstant = z.optional(z.nullable(instant))
const id = z.optional(
  z.nullable(z.uuid('Identifiant invalide').check(z.refine(isUuid, 'Identifiant invalide'))),
)

export const measurementBody = z.extend(measurementInput, {
  id,
  date: optionalInstant,
  answeredAt: optionalInstant,
  isOfflineGenerated: z.optional(z.nullable(z.boolean('Cochez ou laissez vide'))),
})

export const weightBody = z.extend(weightInput, { id, date: optionalInstant })

export const labBody = z.extend(labInput, { id })

export const treatmentBody = z.safeExtend(treatmentInput, { id })

/** A dose names its treatment by id; one that does not exist is 404, as one of another cat. */
export const doseBody = z.extend(doseInput, {
  id,
  treatmentId: z.string('Traitement requis'),
  at: optionalInstant,
  confirmed: z.optional(z.nullable(z.boolean('Répondez par true ou par false'))),
})

export const decisionBody = z.object(
  { accepted: z.array(z.enum(vetParts, 'Nombre inconnu'), 'Dites ce qui est accepté') },
  INVALID_BODY,
)

const day = z.optional(z.string().check(z.refine(isDay, 'Jour invalide')))
export const visitQuery = z.object({ since: day })
export const dosesQuery = z.object({ from: day, to: day })

export const overrideBody = z.object({ date: instant }, INVALID_BODY)

/** A missing token is as bad as an unknown one (product/interfaces 2.2: 401). */
export const refreshTokenBody = z.object({ refreshToken: z.catch(z.string(), '') }, INVALID_BODY)

const LIMIT_MESSAGE = 'La limite doit être un nombre entier positif'

/** At most 5,000 entries, without a limit too (product/interfaces 2.3); `before` is an instant or a day, the entries older than it. */
export const entriesQuery = z.object({
  limit: z._default(
    z.pipe(
      z.transform((text) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : Number.NaN)),
      z.pipe(
        z.int(LIMIT_MESSAGE).check(z.gte(1, LIMIT_MESSAGE)),
        z.transform((limit) => Math.min(limit, 5_000)),
      ),
    ),
    5_000,
  ),
  before: z.optional(
    z.pipe(
      z.union([anyInstant, z.iso.date('Date invalide')], 'Date invalide'),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
})

const yesOrNo = z._default(z.enum(['true', 'false'], 'Répondez par true ou par false'), 'false')

export const alertsQuery = z.object({ unread: yesOrNo })
export const watchesQuery = z.object({ hidden: yesOrNo })

import * as z from 'zod/mini'
import { isDay, isInstant } from '#shared/base/time'
import { INVALID_BODY } from '#shared/base/validation'
import { doseInput } from '#shared/care/doseSchema'
import { treatmentInput } from '#shared/care/treatmentSchemas'
import { weightInput } from '#shared/cat/animalSchemas'
import { measurementInput } from '#shared/health/answers/measurementSchema'
import { vetParts } from '#shared/health/rules/vetLimits'
import { labInput } from '#shared/labs/labSchemas'
import { deviceProofInput } from '#shared/reminder/pushDeviceSchemas'
import { reminderAnswers } from '#shared/reminder/pushMessage'
import { stockChangeInput } from '#shared/stock/stockSchemas'
import { isUuid } from '../base/uuid'

// These schemas validate what `shared/` does not: dates, ids and flags of bodies and queries.
// GraphQL has scalars for them, JSON only text.

/** Validates RFC 3339, as GraphQL's DateTime does. */
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

/** An edit does not move its entry to another day, so that a `date` is ignored. */
export const measurementEditBody = z.omit(measurementBody, { date: true })

export const weightBody = z.extend(weightInput, { id, date: optionalInstant })

export const labBody = z.extend(labInput, { id })

export const treatmentBody = z.safeExtend(treatmentInput, { id })

/** A dose names its treatment by id. An unknown one and one of another cat are both 404. */
export const doseBody = z.extend(doseInput, {
  id,
  treatmentId: z.string('Traitement requis'),
  at: optionalInstant,
  confirmed: z.optional(z.nullable(z.boolean('Valeurs possibles\u00a0: true, false'))),
})

/** An answer to a reminder of doses, with the subscription's secret. */
export const reminderAnswerBody = z.extend(deviceProofInput, {
  reminderId: z.string('Rappel requis'),
  answer: z.enum(reminderAnswers, 'Valeurs possibles\u00a0: given, later'),
  day: z.string('Jour invalide'),
  time: z.string('Heure invalide'),
  treatmentId: z.optional(z.nullable(z.string('Traitement requis'))),
  id,
})

export const stockChangeBody = z.safeExtend(stockChangeInput, { id, at: optionalInstant })

export const decisionBody = z.object(
  { accepted: z.array(z.enum(vetParts, 'Nombre inconnu'), 'Dites ce qui est accepté') },
  INVALID_BODY,
)

const day = z.optional(z.string('Jour invalide').check(z.refine(isDay, 'Jour invalide')))
export const visitQuery = z.object({ since: day })
export const dosesQuery = z.object({ from: day, to: day })

export const watchAsideBody = z.object({ seenByVetOn: z.nullable(day) }, INVALID_BODY)

export const overrideBody = z.object({ date: instant }, INVALID_BODY)

/** A missing token counts as an unknown one (product/interfaces 2.2: 401). */
export const refreshTokenBody = z.object({ refreshToken: z.catch(z.string(), '') }, INVALID_BODY)

const limitMessage = 'La limite doit être un nombre entier positif'
const maxLimit = 5_000
/** Caps the limit. A number beyond those of JavaScript becomes Infinity, and is capped too. */
const cappedInteger = (text: unknown): number =>
  /^\d+$/.test(String(text)) ? Math.min(Number(text), maxLimit) : Number.NaN

/**
 * Validates `limit`, which is 5,000 at most and by default (product/interfaces 2.3), and `before`,
 * an instant or a day: only older entries are returned.
 */
export const entriesQuery = z.object({
  limit: z._default(
    z.pipe(z.transform(cappedInteger), z.int(limitMessage).check(z.gte(1, limitMessage))),
    maxLimit,
  ),
  before: z.optional(
    z.pipe(
      z.union([anyInstant, z.iso.date('Date invalide')], 'Date invalide'),
      z.transform((text) => new Date(text).toISOString()),
    ),
  ),
})

const flag = z.pipe(
  z.enum(['true', 'false'], 'Valeurs possibles\u00a0: true, false'),
  z.transform((text) => text === 'true'),
)

export const alertsQuery = z.object({ unread: z.prefault(flag, 'false') })
export const watchesQuery = z.object({ hidden: z.prefault(flag, 'false') })
export const importQuery = z.object({ preview: z.optional(flag) })
export const removalQuery = z.object({ withdrawInvitations: z.optional(flag) })

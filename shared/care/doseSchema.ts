import * as z from 'zod/mini'
import { INVALID_BODY, blankAs } from '../base/validation'
import { FLUIDS_MAX_ML } from './plan'
import { timeOfDay } from './planSchema'
import { requiredDay, noteOf } from './treatmentSchemas'

// The values of a dose (product/care 2.1).

export const outcomes = ['given', 'skipped'] as const
export const sites = ['shoulders', 'left', 'right', 'other'] as const
export const skipReasons = ['refused', 'vomited', 'forgotten', 'none_left', 'vet', 'other'] as const

export type DoseOutcome = (typeof outcomes)[number]
export type Site = (typeof sites)[number]
export type SkipReason = (typeof skipReasons)[number]

export const DOSE_NOTE_MAX = 140

const ML_MESSAGE = `Le volume va de 1 à ${FLUIDS_MAX_ML} mL`

/** Validates a dose from the form, GraphQL, REST, the offline queue and an imported copy. */
export const doseInput = z.object(
  {
    day: requiredDay('Jour invalide'),
    time: blankAs(null, timeOfDay),
    outcome: z.enum(outcomes, 'Valeurs possibles\u00a0: given, skipped'),
    amountMl: z.optional(
      z.nullable(z.int(ML_MESSAGE).check(z.gte(1, ML_MESSAGE), z.lte(FLUIDS_MAX_ML, ML_MESSAGE))),
    ),
    site: blankAs(null, z.enum(sites, 'Endroit inconnu')),
    reason: blankAs(null, z.enum(skipReasons, 'Raison inconnue')),
    note: noteOf(DOSE_NOTE_MAX),
  },
  INVALID_BODY,
)

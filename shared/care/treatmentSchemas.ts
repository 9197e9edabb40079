import * as z from 'zod/mini'
import { isDay } from '../base/time'
import { INVALID_BODY, atMost, blankAs, isObject, line, storable } from '../base/validation'
import { planSchema } from './planSchema'

// The values of a treatment (product/care 1.1).

export const treatmentKinds = ['medicine', 'fluids', 'diet', 'other'] as const
export const doseUnits = ['mg', 'ml', 'tablet', 'drop', 'sachet', 'dose'] as const
export const mealChoices = ['yes', 'no'] as const

export type TreatmentKind = (typeof treatmentKinds)[number]
export type DoseUnit = (typeof doseUnits)[number]

export const NAME_MAX = 100
export const TREATMENT_NOTE_MAX = 280
export const AMOUNT_MAX = 10_000

const AMOUNT_MESSAGE = 'La quantité doit être un nombre entre 0,001 et 10 000'

/**
 * Parses '2,5', '2.5' or 2.5, with at most three decimals. Returns `null` if it is anything else
 * or out of range.
 */
export function parseAmount(text: string): number | null {
  const match = /^\d{1,5}(?:[.,]\d{1,3})?$/.exec(text.trim())
  const amount = match ? Number(match[0].replace(',', '.')) : 0
  return amount > 0 && amount <= AMOUNT_MAX ? amount : null
}

const amount = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.pipe(
    z.string(AMOUNT_MESSAGE).check(z.refine((text) => parseAmount(text) !== null, AMOUNT_MESSAGE)),
    z.transform((text: string) => parseAmount(text)),
  ),
)

export const requiredDay = (message: string) => z.string(message).check(z.refine(isDay, message))
export const noteOf = (max = TREATMENT_NOTE_MAX) =>
  blankAs(null, z.string('Note invalide').check(z.trim(), atMost(max), storable))

const firstDay = requiredDay('Date de début invalide')
const lastDay = requiredDay('Date de fin invalide')

const shape = {
  kind: z.enum(treatmentKinds, 'Type de soin inconnu'),
  name: line('Nom du traitement requis', NAME_MAX),
  amount: blankAs(null, amount),
  unit: blankAs(null, z.enum(doseUnits, 'Unité inconnue')),
  plan: planSchema,
  withMeal: blankAs(null, z.enum(mealChoices, 'Valeurs possibles\u00a0: yes, no ou rien')),
  mustNotMiss: z.optional(z.boolean('Valeurs possibles\u00a0: true, false')),
  note: noteOf(),
}

/** Returns whether a unit has an amount. A unit without its amount has no meaning. */
export const isMeasured = ({ amount: value, unit }: { amount?: unknown; unit?: unknown }) =>
  unit == null || value != null
export const UNIT_ALONE = 'Indiquez la quantité'
const unitAlone = { message: UNIT_ALONE, path: ['amount'], when: isObject }

/** A value that is no text has its own error, and some objects cannot be compared. */
const endsAfterStart = ({
  firstDay: first,
  lastDay: last,
}: {
  firstDay?: unknown
  lastDay?: unknown
}) => typeof first !== 'string' || typeof last !== 'string' || last >= first

/** Validates a treatment from the form, GraphQL, REST, the offline queue and an imported copy. */
export const treatmentInput = z
  .object({ ...shape, firstDay, lastDay: blankAs(null, lastDay) }, INVALID_BODY)
  .check(
    z.refine(isMeasured, unitAlone),
    z.refine<{ firstDay?: unknown; lastDay?: unknown }>(endsAfterStart, {
      message: 'La date de fin est avant la date de début',
      path: ['lastDay'],
      when: isObject,
    }),
  )

const changed = { ...shape, from: blankAs(null, requiredDay('Date du changement invalide')) }

/** Validates a changed treatment. `from` is the day on which the change begins. */
export const treatmentChange = z
  .object(changed, INVALID_BODY)
  .check(z.refine(isMeasured, unitAlone))

/** Validates PATCH: only the fields that are present change. */
export const treatmentPatch = z.partial(z.object(changed, INVALID_BODY))

export const treatmentStop = z.object({ lastDay, reason: noteOf() }, INVALID_BODY)

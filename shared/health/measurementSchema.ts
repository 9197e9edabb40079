import * as z from 'zod/mini'
import { length } from '../codePoints'
import { INVALID_BODY, storable } from '../validation'
import { clumpSizes, hydrationLevels, type UrinationSigns, type VomitingType } from './entry'
import { COUNT_MAX, NOTE_MAX, SCALE_MAX, WATER_MAX } from './thresholds'

// Spec 2 §5, Measurement schema: all optional and nullable. POST keeps what it does not name, PUT empties it.

function whole(min: number, max: number, message: string) {
  return z.optional(z.nullable(z.int(message).check(z.gte(min, message), z.lte(max, message))))
}

function oneOf<const T extends readonly string[]>(values: T, message: string) {
  return z.optional(z.nullable(z.enum(values, message)))
}

const flag = z.optional(z.nullable(z.boolean('Cochez ou laissez vide')))

/** Some flags of a group: what is not named, or null, is not there. */
function named<Flag extends string>(given: Partial<Record<Flag, boolean | null>>): Partial<Record<Flag, boolean>> {
  const flags = Object.entries(given).filter(([, ticked]) => typeof ticked === 'boolean')
  return Object.fromEntries(flags) as Partial<Record<Flag, boolean>>
}

const vomitingType = z.pipe(
  z.object({ hairball: flag, waterIntolerance: flag, regurgitation: flag }, 'Type de vomissement invalide'),
  z.transform(named<keyof VomitingType>),
)
const urinationSigns = z.pipe(
  z.object({ straining: flag, bloodVisible: flag, noUrination: flag }, 'Signes urinaires invalides'),
  z.transform(named<keyof UrinationSigns>),
)

const note = z
  .string('La note doit être un texte')
  .check(z.refine((text) => length(text) <= NOTE_MAX, `La note est limitée à ${NOTE_MAX} caractères`), storable)

export const measurementInput = z.object(
  {
    waterMl: whole(0, WATER_MAX, `La quantité d'eau doit être un nombre entier entre 0 et ${WATER_MAX} mL`),
    appetite: whole(1, SCALE_MAX, `L'appétit doit être compris entre 1 et ${SCALE_MAX}`),
    vomiting: whole(0, COUNT_MAX, `Les vomissements doivent être compris entre 0 et ${COUNT_MAX}`),
    vomitingType: z.optional(z.nullable(vomitingType)),
    urination: whole(0, COUNT_MAX, `Les mictions doivent être comprises entre 0 et ${COUNT_MAX}`),
    urinationSigns: z.optional(z.nullable(urinationSigns)),
    urinationBallSize: oneOf(clumpSizes, 'Taille de boule inconnue'),
    lethargy: whole(1, SCALE_MAX, `L'énergie doit être comprise entre 1 et ${SCALE_MAX}`),
    note: z.optional(z.nullable(note)),
    quickHydrationValue: oneOf(hydrationLevels, "Choix d'hydratation inconnu"),
    subcutaneousPerfusion: oneOf(['yes', 'no'], 'Répondez par oui ou par non'),
  },
  INVALID_BODY,
)

export type MeasurementInput = z.infer<typeof measurementInput>

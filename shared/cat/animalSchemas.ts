import * as z from 'zod/mini'
import { isDay } from '../base/time'
import { INVALID_BODY, blankAs, isObject, line, paragraph } from '../base/validation'
import { photoPath } from '../photo/photoPath'
import { WEIGHT_MESSAGE, formatWeight, parseWeight } from '../weight/weightValue'
import { AGE_MAX } from './age'

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

const AGE_MESSAGE = "L'âge doit être un nombre entier positif"
export const AGE_TOO_HIGH = `L'âge ne dépasse pas ${AGE_MAX} ans`

export const INVALID_DAY = 'Date invalide'

const name = line('Nom requis')
const breed = line('Race invalide')
const gender = z.enum(genders, 'Genre inconnu')
const age = z.int(AGE_MESSAGE).check(z.gte(0, AGE_MESSAGE), z.lte(AGE_MAX, AGE_TOO_HIGH))
const birthDate = z
  .string('Date de naissance invalide')
  .check(z.refine(isDay, 'Date de naissance invalide'))
export const vetPhone = z
  .string('Numéro de téléphone invalide')
  .check(z.trim(), z.regex(/^\+?\d(?:[\s().-]{0,4}\d){5,14}$/, 'Numéro de téléphone invalide'))

/** The questions that the owner writes for the next visit (product/sharing 8.3). */
export const VISIT_QUESTIONS = 3
export const VISIT_QUESTION_MAX = 140

const visitQuestion = blankAs(undefined, paragraph('Question invalide', VISIT_QUESTION_MAX))
/** `null` empties the list. Empty fields are left out. */
const visitQuestions = z.pipe(
  z.transform((value: unknown) => value ?? []),
  z.pipe(
    z
      .array(visitQuestion, 'Questions invalides')
      .check(z.maxLength(VISIT_QUESTIONS, `${VISIT_QUESTIONS} questions au plus`)),
    z.transform((all) => all.filter((one) => one != null)),
  ),
)

/** REST clients may send JSON numbers. */
const textOfNumber = z.transform((value: unknown) =>
  typeof value === 'number' ? String(value) : value,
)

/** Accepts '4,2', '4.2' or 4.2. Returns '4.2', as on the wire. */
export function weight(missing: string) {
  const text = z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((typed) => typed === '' || parseWeight(typed) !== null, WEIGHT_MESSAGE),
    z.overwrite((typed) => {
      const grams = parseWeight(typed)
      return grams === null ? typed : formatWeight(grams)
    }),
  )
  return z.pipe(textOfNumber, text)
}

/**
 * Validates POST /api/animals and the form: empty fields are absent (product/cats 2.1, 2.2). The
 * species is always 'animal', so that it is not read.
 */
export const createAnimalInput = z.object(
  {
    name,
    breed: blankAs(undefined, breed),
    gender: blankAs(undefined, gender),
    age: blankAs(undefined, age),
    birthDate: blankAs(undefined, birthDate),
    weight: blankAs(undefined, weight(WEIGHT_MESSAGE)),
    vetPhone: blankAs(undefined, vetPhone),
  },
  INVALID_BODY,
)

/**
 * Validates PATCH /api/animals/{id}: `null` or '' empties a field, except the name and the weight.
 */
export const updateAnimalInput = z.object(
  {
    name: z.optional(name),
    breed: blankAs(null, breed),
    gender: blankAs(null, gender),
    age: blankAs(null, age),
    birthDate: blankAs(null, birthDate),
    weight: z.optional(weight('Poids requis')),
    vetPhone: blankAs(null, vetPhone),
    photoPath: blankAs(null, photoPath),
    visitQuestions: z.optional(visitQuestions),
    sharedLitter: z.optional(z.boolean('Valeurs possibles\u00a0: true, false')),
  },
  INVALID_BODY,
)

/** Validates PUT /api/animals/{id}/memory (product/cats 5.1). */
export const memoryInput = z.object(
  { diedOn: blankAs(null, z.string(INVALID_DAY).check(z.refine(isDay, INVALID_DAY))) },
  INVALID_BODY,
)

const requireAge = z.refine<{ age?: unknown; birthDate?: unknown }>(
  ({ age: years, birthDate: born }) => typeof years === 'number' || typeof born === 'string',
  { message: AGE_MESSAGE, path: ['age'], when: isObject },
)

export const editAnimalForm = z
  .object({ ...updateAnimalInput.shape, name, weight: weight('Poids requis') }, INVALID_BODY)
  .check(requireAge)

/** The form of a cat in memory: its closed record accepts no weighing (product/cats 5.2). */
export const closedAnimalForm = z
  .object({ ...updateAnimalInput.shape, name }, INVALID_BODY)
  .check(requireAge)

/** Validates POST /api/animals/{id}/weights. The server checks its optional date. */
export const weightInput = z.object({ weight: weight('Poids requis') }, INVALID_BODY)

import * as z from 'zod/mini'
import { INVALID_BODY, isObject, paragraph } from '#shared/base/validation'
import { doseInput } from '#shared/care/doseSchema'
import { noteOf, treatmentInput } from '#shared/care/treatmentSchemas'
import { weight } from '#shared/cat/animalSchemas'
import { isOfDay, OTHER_DAY_MESSAGE } from '#shared/health/answers/entryDay'
import { measurementInput } from '#shared/health/answers/measurementSchema'
import { alertRules } from '#shared/health/rules/rules'
import { vetParts } from '#shared/health/rules/vetLimits'
import { labInput } from '#shared/labs/labSchemas'
import { numbersOf, URINATIONS_MAX, vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { bagHasMl, stockChangeInput, stockTermsShape } from '#shared/stock/stockSchemas'
import {
  DATE_MESSAGE,
  day,
  id,
  instant,
  orNull,
  typedNumbers,
  vetNumbers,
  whenFieldsAreValid,
} from './copyValues'

// A row of a copy must satisfy the schema of its form, and has ids, instants and its writer
// besides.

const flagSchema = z._default(z.boolean(INVALID_BODY), false)
/** The owner wrote the row if the field is absent. */
const byOwner = z._default(z.boolean(INVALID_BODY), true)

const revision = z.object(
  { id, answeredAt: instant, replacedAt: instant, answers: measurementInput, byOwner },
  INVALID_BODY,
)

const count = z.int(INVALID_BODY).check(z.gte(1, INVALID_BODY), z.lte(URINATIONS_MAX, INVALID_BODY))

const entry = z
  .object(
    {
      ...measurementInput.shape,
      id,
      day,
      date: instant,
      answeredAt: instant,
      weight: orNull(weight('Poids invalide')),
      usualUrinations: orNull(count),
      usualSince: orNull(day),
      isOfflineGenerated: flagSchema,
      addedOn: orNull(day),
      createdAt: instant,
      updatedAt: instant,
      byOwner,
      revisions: z._default(z.array(revision, INVALID_BODY), []),
    },
    INVALID_BODY,
  )
  .check(
    z.refine(({ date, day: ofDay }) => isOfDay(date, ofDay), {
      message: OTHER_DAY_MESSAGE,
      path: ['date'],
      ...whenFieldsAreValid,
    }),
    z.refine((one) => one.addedOn === null || one.addedOn > one.day, {
      message: DATE_MESSAGE,
      path: ['addedOn'],
      ...whenFieldsAreValid,
    }),
    z.refine((one) => (one.usualUrinations === null) === (one.usualSince === null), {
      message: INVALID_BODY,
      path: ['usualSince'],
      ...whenFieldsAreValid,
    }),
  )

const weighing = z.object(
  { id, weight: weight('Poids requis'), date: instant, createdAt: z.optional(instant), byOwner },
  INVALID_BODY,
)

/** Combines the schema of a form with the fields that a copy adds. */
const intersection = <One extends z.ZodMiniType, Other extends z.ZodMiniType>(
  one: One,
  other: Other,
) => z.intersection(one, other)

const treatment = intersection(
  treatmentInput,
  z.object(
    { id, courseId: id, addedOn: day, stopReason: noteOf(), createdAt: instant },
    INVALID_BODY,
  ),
)
const dose = intersection(
  doseInput,
  z.object({ id, treatmentId: id, at: instant, createdAt: instant, byOwner }, INVALID_BODY),
)

const stock = z
  .object(
    { ...stockTermsShape, id, courseId: id, startedAt: instant, startedOn: day },
    INVALID_BODY,
  )
  .check(bagHasMl)
const stockChange = intersection(
  stockChangeInput,
  z.object({ id, courseId: id, at: instant, createdAt: instant, byOwner }, INVALID_BODY),
)

/**
 * Marks a result as confirmed: the user confirmed implausible values when the result was entered.
 */
const confirmed = z.transform((value: unknown) =>
  isObject({ value }) ? { ...(value as object), confirmed: true } : value,
)
const labResult = intersection(
  z.pipe(confirmed, labInput),
  z.object({ id, createdAt: instant, updatedAt: instant }, INVALID_BODY),
)

/** The check below validates these fields by the schema of the vet's form. */
const anyValue = z.optional(z.unknown())
const proposal = z
  .object(
    {
      id,
      vetName: anyValue,
      practice: anyValue,
      text: anyValue,
      numbers: vetNumbers,
      createdAt: instant,
      decidedOn: orNull(day),
      accepted: z.array(z.enum(vetParts, INVALID_BODY), INVALID_BODY),
    },
    INVALID_BODY,
  )
  .check((context) => {
    const { vetName, practice, text, numbers: all, accepted, decidedOn } = context.value
    const read = z.safeParse(vetProposalInput, { vetName, practice, text, ...typedNumbers(all) })
    if (read.success)
      context.value = {
        ...context.value,
        ...read.data,
        practice: read.data.practice ?? null,
        text: read.data.text ?? null,
        numbers: numbersOf(read.data, all.find(({ part }) => part === 'must_not_miss')?.value),
      }
    else
      context.issues.push(
        ...read.error.issues.map(({ message, path }) => ({
          code: 'custom' as const,
          input: context.value,
          message,
          path: [...path],
        })),
      )
    const isDecided = decidedOn !== null || accepted.length === 0
    if (!isDecided || accepted.some((part) => !all.some((number) => number.part === part)))
      context.issues.push({
        code: 'custom',
        input: accepted,
        path: ['accepted'],
        message: INVALID_BODY,
      })
  })

const alert = z.object(
  {
    id,
    day,
    rule: z.enum(Object.keys(alertRules) as [keyof typeof alertRules], 'Alerte inconnue'),
    type: z.enum(['critical', 'warning', 'info'], 'Alerte inconnue'),
    severity: z.enum(['red', 'amber', 'green'], 'Alerte inconnue'),
    message: paragraph('Alerte sans texte', 1_000),
    date: instant,
    readAt: orNull(instant),
    dismissedAt: orNull(instant),
  },
  INVALID_BODY,
)

const rows = {
  measurements: entry,
  weights: weighing,
  treatments: treatment,
  doses: dose,
  stocks: stock,
  stockChanges: stockChange,
  labResults: labResult,
  vetProposals: proposal,
  alerts: alert,
}

export type ListName = keyof typeof rows
export type CopyRow = { [Name in ListName]: z.output<(typeof rows)[Name]> }

/** Validates the rows of each list that is imported. */
export const copyRows: { [Name in ListName]: z.ZodMiniType<CopyRow[Name]> } = rows

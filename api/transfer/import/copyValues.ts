import * as z from 'zod/mini'
import { isInstant } from '#shared/base/time'
import { INVALID_BODY } from '#shared/base/validation'
import { requiredDay } from '#shared/care/treatmentSchemas'
import { vetParts } from '#shared/health/rules/vetLimits'
import { isUuid } from '../../base/uuid'

export const DATE_MESSAGE = 'Date invalide'
export const id = z
  .string('Identifiant invalide')
  .check(z.refine(isUuid, 'Identifiant invalide'), z.toLowerCase())
const instantText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)$/
export const instant = z.pipe(
  z
    .string(DATE_MESSAGE)
    .check(z.refine((text) => instantText.test(text) && isInstant(new Date(text)), DATE_MESSAGE)),
  z.transform((text: string) => new Date(text)),
)
export const day = requiredDay(DATE_MESSAGE)
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null)
/** Runs a check over several fields only if each field is valid by itself. */
export const whenFieldsAreValid = {
  when: ({ issues }: { issues: unknown[] }) => issues.length === 0,
}

export const vetNumber = z.object(
  {
    part: z.enum(vetParts, INVALID_BODY),
    value: z.string(INVALID_BODY),
    days: orNull(z.int(INVALID_BODY)),
    courseId: z.optional(id),
  },
  INVALID_BODY,
)
type CopiedVetNumber = z.output<typeof vetNumber>

/** Returns the numbers as fields of the vet's form. */
export function typedNumbers(numbers: readonly CopiedVetNumber[]) {
  const numberOf = (part: CopiedVetNumber['part']) => numbers.find((number) => number.part === part)
  const [kg, loss, urinations, check, phone, unmissable] = vetParts.map(numberOf)
  return {
    weight: kg?.value,
    lossPercent: loss?.value,
    lossDays: loss?.days,
    urinations: urinations?.value,
    nextCheck: check?.value,
    phone: phone?.value,
    mustNotMiss: unmissable?.courseId,
  }
}
export const vetNumbers = z.array(vetNumber, INVALID_BODY).check(
  z.maxLength(vetParts.length, INVALID_BODY),
  z.refine((all) => new Set(all.map(({ part }) => part)).size === all.length, INVALID_BODY),
)

import * as z from 'zod/mini'
import { fieldErrors } from '#shared/validation'
import { invalid } from '../errors'

/** The input as the schema understands it, or VALIDATION with a French sentence for each field that it refuses. */
export function validated<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = z.safeParse(schema, input)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

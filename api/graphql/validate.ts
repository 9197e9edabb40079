import * as z from 'zod/mini'
import { fieldErrors } from '#shared/base/validation'
import { validationError } from '../base/errors'

/**
 * Returns the parsed input.
 * @throws VALIDATION with a French message for each refused field
 */
export function validate<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, input)
  if (!result.success) throw validationError(fieldErrors(result.error))
  return result.data
}

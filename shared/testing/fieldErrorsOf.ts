import { fieldErrors } from '../base/validation'

interface Schema {
  safeParse(
    input: unknown,
  ): { success: true } | { success: false; error: Parameters<typeof fieldErrors>[0] }
}

/** Returns the errors of each field, {} if the input is valid. */
export function fieldErrorsOf(schema: Schema, input: unknown): Record<string, string> {
  const result = schema.safeParse(input)
  return result.success ? {} : fieldErrors(result.error)
}

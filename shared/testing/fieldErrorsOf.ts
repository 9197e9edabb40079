import { fieldErrors } from '../validation'

interface Schema {
  safeParse(input: unknown): { success: true } | { success: false; error: Parameters<typeof fieldErrors>[0] }
}

/** What a form would show beside its fields; nothing where the schema takes the input. */
export function fieldErrorsOf(schema: Schema, input: unknown): Record<string, string> {
  const result = schema.safeParse(input)
  return result.success ? {} : fieldErrors(result.error)
}

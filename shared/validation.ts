import * as z from 'zod/mini'
import { length } from './codePoints'

/** The parts of every schema here; each message is French and stands at its field (product/pages 6.1). */

export const INVALID_BODY = 'Données invalides'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** The first message of each field, as REST's `fields` (product/interfaces 2.1). */
export function fieldErrors(error: { issues: readonly Issue[] }): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.map(String).join('.')] ??= message
  return errors
}

/** For a check over several fields, which zod would skip where one is invalid. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

/** PostgreSQL cannot store U+0000 or a lone surrogate. */
export const storable = z.refine<string>(
  (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
  'Caractère interdit',
)

export function atMost(max: number): z.core.$ZodCheck<string> {
  // A character has at most two UTF-16 units, so very long texts need no counting.
  return z.refine<string>(
    (text) => text.length <= 2 * max && length(text) <= max,
    `${max} caractères au plus`,
  )
}

/** A typed line: trimmed; `missing` is the message if it is empty. */
export function line(missing: string, max = 100) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max), storable)
}

/** A form's empty field is absent (product/cats 2.1). */
export function blankAs<S extends z.core.SomeType>(absent: undefined | null, schema: S) {
  const given = z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? absent : value,
  )
  return z.optional(z.pipe(given, z.optional(z.nullable(schema))))
}

import * as z from 'zod/mini'
import { length } from './codePoints'
import { isVisible, withoutHidden } from './hiddenCharacters'

/** The parts of every schema here; each message is French and stands at its field (product/pages 6.1). */

export const INVALID_BODY = 'Données invalides'
const HIDDEN_MESSAGE = 'Retapez ce texte\u00a0: il contient un caractère invisible'

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

/** Ends the checks of a longer text, so that the patterns after it run on short ones alone. */
export function atMost(max: number): z.core.$ZodCheck<string> {
  // A character has at most two UTF-16 units, so very long texts need no counting.
  return z.refine<string>((text) => text.length <= 2 * max && length(text) <= max, {
    error: `${max} caractères au plus`,
    abort: true,
  })
}

/** Text of several lines: trimmed; `missing` is the message if it is empty. */
export function paragraph(missing: string, max: number) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max), storable)
}

/** One line, such as a name or a label: trimmed; `missing` is the message if it has no visible character. */
export function line(missing: string, max = 100) {
  return z.string(missing).check(
    z.trim(),
    atMost(max),
    z.refine(isVisible, missing),
    storable,
    z.refine((text) => withoutHidden(text) === text, HIDDEN_MESSAGE),
  )
}

/** A form's empty field is absent (product/cats 2.1). */
export function blankAs<S extends z.core.SomeType>(absent: undefined | null, schema: S) {
  const given = z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? absent : value,
  )
  return z.optional(z.pipe(given, z.optional(z.nullable(schema))))
}

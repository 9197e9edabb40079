import * as z from 'zod/mini'
import { codePointLength } from './codePoints'
import { isVisible, withoutHidden } from './hiddenCharacters'

/**
 * The parts of every schema. Each message is French and belongs to its field (product/pages 6.1).
 */

export const INVALID_BODY = 'Données invalides'
export const FUTURE_DATE_MESSAGE = 'La date ne peut pas être dans le futur'
const HIDDEN_MESSAGE = 'Retapez ce texte\u00a0: il contient un caractère invisible'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Returns the first message of each field, as REST's `fields` (product/interfaces 2.1). */
export function fieldErrors(error: { issues: readonly Issue[] }): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.map(String).join('.')] ??= message
  return errors
}

/**
 * A condition for checks over several fields: without it zod skips them if one field is invalid.
 */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

/** Rejects U+0000 and lone surrogates, which PostgreSQL cannot store. */
export const storable = z.refine<string>(
  (text) => !text.includes('\0') && !/\p{Surrogate}/u.test(text),
  'Caractère interdit',
)

/** Ends the checks of a longer text, so that the patterns after it run only on short ones. */
export function atMost(max: number): z.core.$ZodCheck<string> {
  // A character has at most two UTF-16 units, so very long texts need no counting.
  return z.refine<string>((text) => text.length <= 2 * max && codePointLength(text) <= max, {
    error: `${max} caractères au plus`,
    abort: true,
  })
}

/** Validates and trims a text of several lines. `missing` is the message if it is empty. */
export function paragraph(missing: string, max: number) {
  return z.string(missing).check(z.trim(), z.minLength(1, missing), atMost(max), storable)
}

/**
 * Validates and trims one line, such as a name or a label. `missing` is the message if it has no
 * visible character.
 */
export function line(missing: string, max = 100) {
  return z.string(missing).check(
    z.trim(),
    atMost(max),
    z.refine(isVisible, missing),
    storable,
    z.refine((text) => withoutHidden(text) === text, HIDDEN_MESSAGE),
  )
}

/** Treats a form's empty field as absent (product/cats 2.1). */
export function blankAs<S extends z.core.SomeType>(absent: undefined | null, schema: S) {
  const withoutBlank = z.transform((value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? absent : value,
  )
  return z.optional(z.pipe(withoutBlank, z.optional(z.nullable(schema))))
}

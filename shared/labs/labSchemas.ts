import * as z from 'zod/mini'
import { isDay } from '../base/time'
import { INVALID_BODY, atMost, blankAs, line, storable } from '../base/validation'
import { isPossible, isUnitOf, quantityNames } from './quantities'

export const knownOrNot = ['yes', 'no', 'unknown'] as const
export type KnownOrNot = (typeof knownOrNot)[number]

const VALUE_MESSAGE = 'Nombre invalide'
/** The user confirms this question by sending `confirmed` (product/labs 1.4). */
export const UNIT_QUESTION = 'Valeur inhabituelle\u00a0: l’unité est-elle la bonne\u202f?'

const textOfNumber = z.transform((typed: unknown) =>
  typeof typed === 'number' ? String(typed) : typed,
)

/** Accepts '2,40', '2.4' or 2.4. Returns '2.4'. */
const decimal = z.pipe(
  textOfNumber,
  z.string(VALUE_MESSAGE).check(
    z.trim(),
    z.regex(/^\d{1,5}(?:[.,]\d{1,4})?$/, VALUE_MESSAGE),
    z.overwrite((typed) => String(Number(typed.replace(',', '.')))),
  ),
)

/** An end of the laboratory's own range. An empty one is absent. */
const rangeEnd = blankAs(undefined, decimal)

const value = z
  .object(
    {
      quantity: z.enum(quantityNames, 'Analyse inconnue'),
      value: decimal,
      unit: z.string('Unité inconnue'),
      rangeFrom: rangeEnd,
      rangeTo: rangeEnd,
    },
    INVALID_BODY,
  )
  .check(
    z.refine(
      ({ rangeFrom, rangeTo }) =>
        rangeFrom == null || rangeTo == null || Number(rangeFrom) <= Number(rangeTo),
      { message: 'Le bas de la norme dépasse son haut', path: ['rangeTo'] },
    ),
    z.refine(({ quantity, unit }) => isUnitOf(quantity, unit), {
      message: 'Unité inconnue',
      path: ['unit'],
    }),
  )

/** Replaces null by the fallback. */
const defaultTo = (fallback: unknown) => z.transform((value: unknown): unknown => value ?? fallback)
const answer = z._default(
  z.pipe(defaultTo('unknown'), z.enum(knownOrNot, 'Réponse inconnue')),
  'unknown',
)

/**
 * Validates a result from the form, GraphQL and REST (product/labs 1). Its errors have the path
 * `values`, or the quantity's name.
 */
export const labInput = z
  .object(
    {
      day: z.string('Date requise').check(z.refine(isDay, 'Date invalide')),
      laboratory: blankAs(null, line('Laboratoire invalide')),
      values: z.array(value, 'Entrez au moins une valeur').check(
        z.minLength(1, 'Entrez au moins une valeur'),
        z.refine(
          (all) => new Set(all.map(({ quantity }) => quantity)).size === all.length,
          'Une analyse ne compte qu’une fois',
        ),
      ),
      fasting: answer,
      hydrated: answer,
      note: blankAs(null, z.string('Note invalide').check(z.trim(), atMost(280), storable)),
      confirmed: z._default(z.pipe(defaultTo(false), z.boolean('Cochez ou laissez vide')), false),
    },
    INVALID_BODY,
  )
  .check((context) => {
    // The question is raised only if the rest is valid.
    if (context.value.confirmed || context.issues.length > 0) return
    for (const it of context.value.values) {
      if (!isPossible(it))
        context.issues.push({
          code: 'custom',
          input: it,
          path: [it.quantity],
          message: UNIT_QUESTION,
        })
    }
  })

export type LabInput = z.output<typeof labInput>

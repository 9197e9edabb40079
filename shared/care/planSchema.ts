import * as z from 'zod/mini'
import { INVALID_BODY } from '../base/validation'
import { EVERY_DAYS_MAX, type Plan, SHORTEST_HOURS_MAX, TIMES_MAX } from './plan'

// This file is separate from plan.ts, because the pages of the day load plan.ts without the schema.

const TIMES_MESSAGE = `Indiquez de 1 à ${TIMES_MAX} heures par jour`
const EVERY_MESSAGE = `Le rythme va de 1 à ${EVERY_DAYS_MAX} jours`
const WEEKDAYS_MESSAGE = 'Choisissez au moins un jour de la semaine'
const HOURS_MESSAGE = `L’intervalle va de 1 à ${SHORTEST_HOURS_MAX} heures`

/** A time on the owner's clock. Days of 23 or 25 hours have each planned time once, too. */
export const timeOfDay = z
  .string('Heure invalide')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Heure invalide'))

const sortUnique = <Value>(list: readonly Value[]): Value[] =>
  [...new Set(list)].toSorted((a, b) => (a < b ? -1 : 1))

const times = z
  .array(timeOfDay, TIMES_MESSAGE)
  .check(
    z.overwrite(sortUnique),
    z.minLength(1, TIMES_MESSAGE),
    z.maxLength(TIMES_MAX, TIMES_MESSAGE),
  )
const wholeNumber = (min: number, max: number, message: string) =>
  z.int(message).check(z.gte(min, message), z.lte(max, message))

const emptyPlan = {
  everyDays: null,
  weekdays: [] as number[],
  times: [] as string[],
  shortestHours: null,
}

const planOfKind = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('days'),
      everyDays: wholeNumber(1, EVERY_DAYS_MAX, EVERY_MESSAGE),
      times,
    }),
    z.object({
      kind: z.literal('weekdays'),
      weekdays: z
        .array(wholeNumber(1, 7, WEEKDAYS_MESSAGE), WEEKDAYS_MESSAGE)
        .check(
          z.overwrite(sortUnique),
          z.minLength(1, WEEKDAYS_MESSAGE),
          z.maxLength(7, WEEKDAYS_MESSAGE),
        ),
      times,
    }),
    z.object({
      kind: z.literal('needed'),
      shortestHours: z._default(
        z.nullable(wholeNumber(1, SHORTEST_HOURS_MAX, HOURS_MESSAGE)),
        null,
      ),
    }),
  ],
  INVALID_BODY,
)

export const planSchema = z.pipe(
  planOfKind,
  z.transform((plan: z.output<typeof planOfKind>): Plan => ({ ...emptyPlan, ...plan })),
)

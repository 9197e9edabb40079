import * as z from 'zod/mini'
import { INVALID_BODY, blankAs } from '../base/validation'
import { timeOfDay } from '../care/planSchema'
import { repeatMinutes, isQuiet, type ReminderChoice } from './reminderChoice'

const yesOrNo = z.boolean('Valeurs possibles\u00a0: true, false')

const choice = z
  .object(
    {
      questionsAt: blankAs(null, timeOfDay),
      doses: yesOrNo,
      dosesAgain: blankAs(
        null,
        z.literal([...repeatMinutes], `Délai inconnu\u00a0: ${repeatMinutes.join(', ')} minutes`),
      ),
      weighing: yesOrNo,
      // Older clients do not send these fields.
      nextCheck: z.optional(z.nullable(yesOrNo)),
      stock: z.optional(z.nullable(yesOrNo)),
      byMail: yesOrNo,
      quietFrom: timeOfDay,
      quietUntil: timeOfDay,
    },
    INVALID_BODY,
  )
  .check(
    z.refine(({ questionsAt, ...quiet }) => questionsAt == null || !isQuiet(quiet, questionsAt), {
      message: 'Cette heure est dans vos heures calmes',
      path: ['questionsAt'],
      when: ({ issues }) => issues.length === 0,
    }),
  )

/** Validates the complete choice from the form, GraphQL and REST. */
export const reminderChoiceSchema = z.pipe(
  choice,
  z.transform(
    ({
      questionsAt = null,
      dosesAgain = null,
      nextCheck,
      stock,
      ...rest
    }: z.output<typeof choice>): ReminderChoice => ({
      ...rest,
      questionsAt,
      dosesAgain,
      nextCheck: nextCheck ?? false,
      stock: stock ?? false,
    }),
  ),
)

import * as z from 'zod/mini'
import { INVALID_BODY } from '#shared/base/validation'
import { createAnimalInput, memoryInput, updateAnimalInput } from '#shared/cat/animalSchemas'
import { watchLevels } from '#shared/health/rules/watchRow'
import { watchRules } from '#shared/health/rules/watchTable'
import { newHabits } from '#shared/health/watches/newHabit'
import { ASIDE_LOG_MAX, putAsideKinds } from '#shared/health/watches/watchNotes'
import { vetStageInput } from '#shared/labs/vetStage'
import { reminderChoiceSchema } from '#shared/reminder/reminderChoiceSchema'
import { numbersOf, vetProposalInput } from '#shared/sharing/vetProposalSchema'
import {
  DATE_MESSAGE,
  day,
  id,
  instant,
  orNull,
  typedNumbers,
  vetNumber,
  whenFieldsAreValid,
} from './copyValues'

const limit = z.object({ ...vetNumber.shape, since: day }, INVALID_BODY)
const limits = z.array(limit, INVALID_BODY).check((context) => {
  const all = context.value
  const read = z.safeParse(vetProposalInput, { vetName: '-', text: '-', ...typedNumbers(all) })
  const numbers = read.success ? numbersOf(read.data) : []
  if (
    numbers.length !== all.length ||
    all.some(({ part }) => part === 'phone' || part === 'must_not_miss')
  )
    context.issues.push({ code: 'custom', input: all, message: INVALID_BODY, path: [] })
  else
    context.value = numbers.map((number) => ({
      ...number,
      since: all.find(({ part }) => part === number.part)!.since,
    }))
})

const putAsideSchema = z.object(
  {
    level: z.enum(watchLevels, INVALID_BODY),
    until: z.pipe(
      instant,
      z.transform((date) => date.toISOString()),
    ),
    magnitude: z.optional(z.number(INVALID_BODY)),
  },
  INVALID_BODY,
)

type AbsentIsNull<Schema extends z.ZodMiniType> = z.ZodMiniPipe<
  Schema,
  z.ZodMiniTransform<NonNullable<z.output<Schema>> | null, z.output<Schema>>
>

/** Turns an absent value into `null`, as the database stores it. */
const absentIsNull = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      z.pipe(
        schema,
        z.transform((value) => value ?? null),
      ),
    ]),
  ) as {
    [Name in keyof Shape]: AbsentIsNull<Shape[Name]>
  }

/** Validates a cat without its lists: the fields of the form and what the app stored. */
export const copyProfile = z
  .object(
    {
      id,
      ...absentIsNull(
        z.omit(updateAnimalInput, {
          name: true,
          weight: true,
          photoPath: true,
          visitQuestions: true,
          sharedLitter: true,
        }).shape,
      ),
      name: createAnimalInput.shape.name,
      ageAsOf: orNull(day),
      createdAt: instant,
      inMemorySince: orNull(instant),
      diedOn: memoryInput.shape.diedOn,
      lossSeenOn: orNull(day),
      photo: orNull(z.string('Photo invalide')),
      vetStage: orNull(vetStageInput),
      vetLimits: z._default(limits, []),
      visitQuestions: z._default(updateAnimalInput.shape.visitQuestions, []),
      sharedLitter: z._default(z.boolean(INVALID_BODY), false),
      asideLog: z._default(
        z
          .array(
            z.object(
              {
                rule: z.enum(watchRules, INVALID_BODY),
                kind: z.enum(putAsideKinds, INVALID_BODY),
                day,
              },
              INVALID_BODY,
            ),
            INVALID_BODY,
          )
          .check(z.maxLength(ASIDE_LOG_MAX, INVALID_BODY)),
        [],
      ),
      answeredHabits: z._default(z.array(z.enum(newHabits, INVALID_BODY), INVALID_BODY), []),
      visitedAt: orNull(instant),
      putAside: z._default(
        z.object(
          Object.fromEntries(watchRules.map((rule) => [rule, z.optional(putAsideSchema)])),
          INVALID_BODY,
        ),
        {},
      ),
      reminders: orNull(
        z.intersection(reminderChoiceSchema, z.object({ chosenAt: instant }, INVALID_BODY)),
      ),
    },
    INVALID_BODY,
  )
  .check(
    z.refine((cat) => cat.birthDate == null || cat.age == null, {
      message: 'Une date de naissance ou un âge, pas les deux',
      path: ['age'],
      ...whenFieldsAreValid,
    }),
    z.refine((cat) => (cat.age == null) === (cat.ageAsOf === null), {
      message: DATE_MESSAGE,
      path: ['ageAsOf'],
      ...whenFieldsAreValid,
    }),
    z.refine((cat) => cat.diedOn == null || cat.inMemorySince !== null, {
      message: DATE_MESSAGE,
      path: ['diedOn'],
      ...whenFieldsAreValid,
    }),
  )

export type CopyProfile = z.output<typeof copyProfile>
export const profileNames: ReadonlySet<string> = new Set(Object.keys(copyProfile.shape))

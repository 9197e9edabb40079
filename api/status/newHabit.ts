import { newHabit, newHabits } from '#shared/health/watches/newHabit'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { requireAnimal } from '../graphql/access'
import { builder } from '../graphql/builder'
import { readHistory } from './readWatches'

const NewHabitEnum = builder.enumType('NewHabit', { values: newHabits })

builder.objectField(AnimalRef, 'newHabit', (t) =>
  t.field({
    type: NewHabitEnum,
    nullable: true,
    complexity: 5,
    description:
      'The answer that the last 14 entries share, if the owner has not yet decided whether it is ' +
      'usual. It is null otherwise.',
    resolve: async (record, _, context) =>
      record.inMemorySince
        ? null
        : newHabit(await readHistory(record, context), record.answeredHabits),
  }),
)

const AnswerNewHabitInput = builder.inputType('AnswerNewHabitInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    habit: t.field({ type: NewHabitEnum, required: true }),
  }),
})

builder.mutationField('answerNewHabit', (t) =>
  t.field({
    type: AnimalPayload,
    description: 'Stores that the owner answered, so that the question is not repeated.',
    args: { input: t.arg({ type: AnswerNewHabitInput, required: true }) },
    resolve: async (_, { input: { animalUuid, habit } }, context) => {
      const { id } = await requireAnimal(context, animalUuid, 'putAside')
      await context.prisma.$executeRaw`
        UPDATE animals SET answered_habits = array_append(answered_habits, ${habit})
        WHERE id = ${id}::uuid AND NOT ${habit} = ANY(answered_habits)`
      return { animal: await requireAnimal(context, id, 'see') }
    },
  }),
)

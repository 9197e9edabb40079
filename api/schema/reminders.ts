import { choiceSchema } from '#shared/reminders/choiceSchema'
import { closedRecord } from '../errors'
import { requireAnimal, requireViewer } from './access'
import { AnimalRef } from './animal'
import { builder } from './builder'
import { AnimalPayload } from './editAnimal'
import { validated } from './validate'

const ReminderChoiceRef = builder.prismaObject('ReminderChoice', {
  description: 'What the viewer is reminded of for a cat, and how.',
  select: {},
  fields: (t) => ({
    questionsAt: t.exposeString('questionsAt', {
      nullable: true,
      description: '`19:00` by the viewer’s clock. Null: not at all.',
    }),
    doses: t.exposeBoolean('doses', { description: 'Planned doses, at their time.' }),
    dosesAgain: t.exposeInt('dosesAgain', {
      nullable: true,
      description: 'Minutes after which an open dose is said once more. Null: never.',
    }),
    weighing: t.exposeBoolean('weighing', { description: 'Once, when it becomes due.' }),
    nextCheck: t.exposeBoolean('nextCheck', {
      description: 'The vet’s next check, a week and a day before.',
    }),
    byMail: t.exposeBoolean('byMail', {
      description: 'To the viewer’s address, once it is proven.',
    }),
    quietFrom: t.exposeString('quietFrom'),
    quietUntil: t.exposeString('quietUntil', {
      description: 'Nothing is sent from `quietFrom` on until then. Both the same: no quiet hours.',
    }),
  }),
})

builder.objectField(AnimalRef, 'reminders', (t) =>
  t.prismaField({
    type: ReminderChoiceRef,
    nullable: true,
    description: 'Null: nothing was chosen, and nobody is reminded.',
    resolve: (query, { id }, _, context) =>
      context.prisma.reminderChoice.findUnique({
        ...query,
        where: { userId_animalId: { userId: requireViewer(context).user.id, animalId: id } },
      }),
  }),
)

const SetRemindersInput = builder.inputType('SetRemindersInput', {
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    questionsAt: t.string({
      description: '`19:00`, outside of the quiet hours; absent: not at all.',
    }),
    doses: t.boolean({ required: true }),
    dosesAgain: t.int({ description: '15, 30, 60 or 120 minutes; absent: never.' }),
    weighing: t.boolean({ required: true }),
    nextCheck: t.boolean({ description: 'Absent: not.' }),
    byMail: t.boolean({ required: true }),
    quietFrom: t.string({ required: true }),
    quietUntil: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  setReminders: t.field({
    type: AnimalPayload,
    description: 'Replaces the choice whole.',
    args: { input: t.arg({ type: SetRemindersInput, required: true }) },
    resolve: async (_, { input: { animalUuid, ...given } }, context) => {
      const { user } = requireViewer(context)
      const animal = await requireAnimal(context, animalUuid, 'beReminded')
      const chosen = validated(choiceSchema, given)
      if (animal.inMemorySince) throw closedRecord(animal.name)
      const { prisma, now } = context
      const data = { ...chosen, chosenAt: now, lookAt: now }
      const ids = { userId: user.id, animalId: animal.id }
      await prisma.reminderChoice.upsert({
        where: { userId_animalId: ids },
        create: { ...ids, ...data },
        update: data,
      })
      return { animal }
    },
  }),
}))

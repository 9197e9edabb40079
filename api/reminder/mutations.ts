import { reminderChoiceSchema } from '#shared/reminder/reminderChoiceSchema'
import { closedRecord } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { AnimalRef } from '../cat/types'
import { requireAnimal, requireViewer, withMembership } from '../graphql/access'
import { builder } from '../graphql/builder'
import { validate } from '../graphql/validate'

const ReminderChoiceRef = builder.prismaObject('ReminderChoice', {
  description: 'The viewer’s choice of reminders for a cat.',
  select: {},
  fields: (t) => ({
    questionsAt: t.exposeString('questionsAt', {
      nullable: true,
      description: 'The time in the viewer’s time zone, such as `19:00`. It is null if off.',
    }),
    doses: t.exposeBoolean('doses', {
      description: 'True if planned doses raise reminders at their times.',
    }),
    dosesAgain: t.exposeInt('dosesAgain', {
      nullable: true,
      description:
        'Minutes after which the reminder of an open dose is repeated once. It is null if never.',
    }),
    weighing: t.exposeBoolean('weighing', {
      description: 'True if a due weighing raises one reminder.',
    }),
    nextCheck: t.exposeBoolean('nextCheck', {
      description: 'True if the vet’s next check raises reminders a week and a day before.',
    }),
    stock: t.exposeBoolean('stock', {
      description:
        'True if a low stock raises one reminder, and its use-by date another one a week before.',
    }),
    byMail: t.exposeBoolean('byMail', {
      description: 'Sends mails to the viewer’s address, if it is proven.',
    }),
    quietFrom: t.exposeString('quietFrom'),
    quietUntil: t.exposeString('quietUntil', {
      description:
        'No reminder is sent from `quietFrom` until then. If both are equal, there are no quiet hours.',
    }),
  }),
})

builder.objectField(AnimalRef, 'reminders', (t) =>
  t.prismaField({
    type: ReminderChoiceRef,
    nullable: true,
    description: 'It is null if no reminders were chosen.',
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
      description: 'Such as `19:00`, outside of the quiet hours. Off if absent.',
    }),
    doses: t.boolean({ required: true }),
    dosesAgain: t.int({ description: '15, 30, 60 or 120 minutes. Never if absent.' }),
    weighing: t.boolean({ required: true }),
    nextCheck: t.boolean({ description: 'False by default.' }),
    stock: t.boolean({ description: 'False by default.' }),
    byMail: t.boolean({ required: true }),
    quietFrom: t.string({ required: true }),
    quietUntil: t.string({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  setReminders: t.field({
    type: AnimalPayload,
    description: 'Replaces the viewer’s choice of reminders for a cat.',
    args: { input: t.arg({ type: SetRemindersInput, required: true }) },
    resolve: async (_, { input: { animalUuid, ...input } }, context) => {
      const { user } = requireViewer(context)
      const animal = await requireAnimal(context, animalUuid, 'chooseReminders')
      const choice = validate(reminderChoiceSchema, input)
      if (animal.inMemorySince) throw closedRecord(animal.name)
      const { now } = context
      const data = { ...choice, chosenAt: now, lookAt: now }
      const ids = { userId: user.id, animalId: animal.id }
      // The end of a membership deletes the choice: a concurrent one must not leave it.
      await withMembership(context, animal, (tx) =>
        tx.reminderChoice.upsert({
          where: { userId_animalId: ids },
          create: { ...ids, ...data },
          update: data,
        }),
      )
      return { animal }
    },
  }),
}))

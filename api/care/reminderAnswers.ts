import type { Prisma } from '#prisma'
import { dosesSubject } from '#shared/reminder/dailyReminders'
import { laterInstant } from '#shared/reminder/laterReminder'
import { deviceProofInput } from '#shared/reminder/pushDeviceSchemas'
import { reminderAnswers } from '#shared/reminder/pushMessage'
import { activeRowFilter } from '../base/db/activeRowFilter'
import { validationError, notFound } from '../base/errors'
import { matchableId, requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { type Context, contextOfDevice } from '../graphql/context'
import { validate } from '../graphql/validate'
import { countOpenToday } from '../reading/openToday'
import { saveDose } from './saveDose'

const ReminderAnswerEnum = builder.enumType('ReminderAnswer', { values: reminderAnswers })

const AnswerReminderInput = builder.inputType('AnswerReminderInput', {
  description: 'An answer to a reminder of doses, from the notification.',
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    auth: t.string({
      required: true,
      description: 'The secret of the subscription, which only its browser has.',
    }),
    reminderUuid: t.id({ required: true }),
    answer: t.field({ type: ReminderAnswerEnum, required: true }),
    day: t.string({ required: true, description: 'The day of the planned time.' }),
    time: t.string({ required: true, description: 'The planned time, such as "08:00".' }),
    treatmentUuid: t.id({ description: 'The treatment that was given.' }),
    uuid: t.field({ type: 'UUID', description: 'The client generates the id of the dose.' }),
  }),
})

const AnswerReminderPayload = builder
  .objectRef<{ openToday: number; againAt: Date | null }>('AnswerReminderPayload')
  .implement({
    fields: (t) => ({
      openToday: t.exposeInt('openToday', {
        description: 'The number for the app’s icon, after the answer.',
      }),
      againAt: t.expose('againAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'When the reminder is repeated. It is null if a dose was given, or if that would be in the quiet hours.',
      }),
    }),
  })

builder.mutationField('answerReminder', (t) =>
  t.field({
    type: AnswerReminderPayload,
    description:
      'Answers a reminder of doses as the user of a push device, as long as the session of the ' +
      'device lasts. A second dose is refused as ALREADY_GIVEN.',
    args: { input: t.arg({ type: AnswerReminderInput, required: true }) },
    resolve: async (_, { input }, caller) => {
      const { reminderUuid, answer, day, time, treatmentUuid, uuid } = input
      const device = validate(deviceProofInput, input)
      await caller.limits.take('shareReading', caller.network)
      const context = await contextOfDevice(caller, device)
      const { user } = requireViewer(context)
      const reminder = await context.prisma.reminder.findFirst({
        where: { id: matchableId(reminderUuid), userId: user.id },
      })
      const { animalId } = reminder ?? {}
      const isOfSlot =
        reminder?.subject === dosesSubject('doses', day, time) ||
        reminder?.subject === dosesSubject('doses_again', day, time)
      if (!animalId || !isOfSlot) throw notFound('Rappel non trouvé')
      let againAt: Date | null = null
      if (answer === 'later') {
        await requireAnimal(context, animalId, 'chooseReminders')
        againAt = await remindLater(context, { userId: user.id, animalId, day, time })
      } else {
        if (!treatmentUuid || !uuid) throw validationError({ uuid: 'Identifiant invalide' })
        const dose = { animalUuid: animalId, treatmentUuid, uuid, day, time, outcome: 'given' }
        await saveDose(context, dose, { select: { id: true, animalId: true } })
      }
      return { againAt, openToday: await countOpenToday(context, user.id, context.now) }
    },
  }),
)

/**
 * Raises the second reminder of a planned time 30 minutes from now, or moves it: there is one only
 * (ADR 22). A repeated answer before then changes nothing. Returns `null` if it is in the quiet hours.
 */
async function remindLater(
  { prisma, now }: Context,
  { userId, animalId, day, time }: { userId: string; animalId: string; day: string; time: string },
): Promise<Date | null> {
  return await prisma.$transaction(async (tx) => {
    const choice = await tx.reminderChoice.findUnique({
      where: { userId_animalId: { userId, animalId } },
      include: { user: { select: { timeZone: true } } },
    })
    const at = choice && laterInstant(choice, now, choice.user.timeZone)
    if (!at) return null
    const repeatedReminder = { userId, animalId, subject: dosesSubject('doses_again', day, time) }
    const { count: created } = await tx.reminder.createMany({
      data: { ...repeatedReminder, kind: 'doses_again', at },
      skipDuplicates: true,
    })
    const { count: moved } = await tx.reminder.updateMany({
      where: { ...repeatedReminder, at: { lte: now } },
      data: { at },
    })
    const reminder = await tx.reminder.findUniqueOrThrow({
      where: { userId_animalId_subject: repeatedReminder },
      select: { id: true, at: true },
    })
    if (created + moved > 0) await queueAt(tx, { reminderId: reminder.id, userId, at, now })
    return reminder.at
  })
}

/** Queues a reminder for the user's devices. The job sends it only if it is still due then. */
async function queueAt(
  tx: Prisma.TransactionClient,
  { reminderId, userId, at, now }: { reminderId: string; userId: string; at: Date; now: Date },
): Promise<void> {
  const devices = await tx.pushDevice.findMany({
    where: { userId, family: activeRowFilter(now) },
    select: { id: true },
  })
  await tx.push.deleteMany({ where: { reminderId } })
  await tx.push.createMany({
    data: devices.map(({ id }) => ({ reminderId, deviceId: id, dueAt: at })),
  })
}

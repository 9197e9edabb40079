import type { Prisma, PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { nextReminderCheck } from '#shared/reminder/dueReminders'
import { validAt } from '../base/db/validAt'
import {
  type ChoiceRow,
  dueOf,
  readChoices,
  reminderDataOf,
  hasReminders,
  zonesOf,
} from '../reading/reminderData'

const batchSize = 50
/** A changed plan or a deleted entry takes effect within this time. */
const checkAgainMs = 15 * MINUTE_MS
const maxWaitMs = 10_000

/**
 * Raises due reminders and queues their messages in one transaction, so that a killed process loses
 * none. Processes skip each other's rows, and a reminder that exists is not raised twice (ADR 22).
 */
export async function findReminders(prisma: PrismaClient, clock: () => Date): Promise<void> {
  let checked: number
  do checked = await prisma.$transaction((tx) => checkChoices(tx, clock()), { maxWait: maxWaitMs })
  while (checked === batchSize)
}

async function checkChoices(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const due = await tx.$queryRaw<{ userId: string; animalId: string }[]>`
    SELECT user_id AS "userId", animal_id AS "animalId" FROM reminder_choices
    WHERE look_at <= ${now} ORDER BY look_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
  if (due.length === 0) return 0
  const choices = await readChoices(tx, { OR: due }, now)
  for (const choice of choices) {
    await raiseReminders(tx, choice, now)
    const { userId, animalId } = choice
    await tx.reminderChoice.update({
      where: { userId_animalId: { userId, animalId } },
      data: { lookAt: nextCheckOf(choice, now) },
    })
  }
  return due.length
}

function nextCheckOf(choice: ChoiceRow, now: Date): Date {
  const latest = new Date(now.getTime() + checkAgainMs)
  if (!hasReminders(choice)) return latest
  const next = nextReminderCheck(choice, reminderDataOf(choice, now), { now, ...zonesOf(choice) })
  return next < latest ? next : latest
}

async function raiseReminders(
  tx: Prisma.TransactionClient,
  choice: ChoiceRow,
  now: Date,
): Promise<void> {
  const { userId, animalId, byMail, user } = choice
  const data = dueOf(choice, now).map((reminder) => ({ ...reminder, userId, animalId }))
  if (data.length === 0) return
  const devices = await tx.pushDevice.findMany({
    where: { userId, family: validAt(now) },
    select: { id: true },
  })
  const reminders = await tx.reminder.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  })
  if (byMail && user.emailVerifiedAt !== null) {
    await tx.mail.createMany({
      data: reminders.map(({ id }) => ({
        kind: 'reminder' as const,
        userId,
        recipient: user.email,
        reminderId: id,
        createdAt: now,
        dueAt: now,
      })),
    })
  }
  await tx.push.createMany({
    data: reminders.flatMap(({ id }) =>
      devices.map((device) => ({ reminderId: id, deviceId: device.id, dueAt: now })),
    ),
  })
}

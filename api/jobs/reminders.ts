import type { Prisma, PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { nextReminderCheck } from '#shared/reminder/dueReminders'
import type { Reminder } from '#shared/reminder/reminder'
import { activeRowFilter } from '../base/db/activeRowFilter'
import {
  type ChoiceRow,
  dueOf,
  readChoices,
  reminderDataOf,
  hasReminders,
  zonesOf,
} from '../reading/reminderData'

interface ChoiceKey {
  userId: string
  animalId: string
}

const batchSize = 50
/** A choice whose check failed is checked again after this time. */
const leaseMs = MINUTE_MS
/** A changed plan or a deleted entry takes effect within this time. */
const checkAgainMs = 15 * MINUTE_MS
const maxWaitMs = 10_000

/** Raises due reminders. A choice that fails or takes long does not stop the others. */
export async function raiseDueReminders(prisma: PrismaClient, clock: () => Date): Promise<void> {
  let checked: number
  do checked = await checkBatch(prisma, clock())
  while (checked === batchSize)
}

/**
 * Leases choices, which other processes then skip, and checks each. A failure is thrown after all
 * were checked, so that one choice does not block the others.
 */
async function checkBatch(prisma: PrismaClient, now: Date): Promise<number> {
  const leaseEndsAt = new Date(now.getTime() + leaseMs)
  const claimed = await claim(prisma, now, leaseEndsAt)
  if (claimed.length === 0) return 0
  const failures: unknown[] = []
  for (const choice of await readChoices(prisma, { OR: claimed }, now)) {
    try {
      await checkChoice(prisma, choice, { now, leaseEndsAt })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return claimed.length
}

const claim = (prisma: PrismaClient, now: Date, leaseEndsAt: Date): Promise<ChoiceKey[]> =>
  prisma.$queryRaw<ChoiceKey[]>`
    WITH due AS MATERIALIZED (
      SELECT user_id, animal_id FROM reminder_choices
      WHERE look_at <= ${now} ORDER BY look_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    UPDATE reminder_choices AS it SET look_at = ${leaseEndsAt} FROM due
    WHERE it.user_id = due.user_id AND it.animal_id = due.animal_id
    RETURNING it.user_id AS "userId", it.animal_id AS "animalId"`

/**
 * Raises the due reminders of a choice and queues their messages in one transaction, so that a
 * killed process loses none. A reminder that exists is not raised twice (ADR 22). A choice that was
 * saved or leased again meanwhile is left to the next check.
 */
async function checkChoice(
  prisma: PrismaClient,
  choice: ChoiceRow,
  { now, leaseEndsAt }: { now: Date; leaseEndsAt: Date },
): Promise<void> {
  const { userId, animalId } = choice
  const due = dueOf(choice, now)
  const data = { lookAt: nextCheckOf(choice, now) }
  const endLease = (db: Prisma.TransactionClient) =>
    db.reminderChoice.updateMany({ where: { userId, animalId, lookAt: leaseEndsAt }, data })
  if (due.length === 0) return void (await endLease(prisma))
  await prisma.$transaction(
    async (tx) => {
      const { count } = await endLease(tx)
      if (count === 1) await raiseReminders(tx, choice, due, now)
    },
    { maxWait: maxWaitMs },
  )
}

function nextCheckOf(choice: ChoiceRow, now: Date): Date {
  const latest = new Date(now.getTime() + checkAgainMs)
  if (!hasReminders(choice)) return latest
  const next = nextReminderCheck(choice, reminderDataOf(choice, now), { now, ...zonesOf(choice) })
  return next < latest ? next : latest
}

async function raiseReminders(
  tx: Prisma.TransactionClient,
  { userId, animalId, byMail, user }: ChoiceRow,
  due: readonly Reminder[],
  now: Date,
): Promise<void> {
  const data = due.map((reminder) => ({ ...reminder, userId, animalId }))
  const devices = await tx.pushDevice.findMany({
    where: { userId, family: activeRowFilter(now) },
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

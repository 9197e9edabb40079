import type { Prisma, PrismaClient } from '#prisma'
import { nextReminderCheck } from '#shared/reminders/due'
import {
  type ChoiceRow,
  dueOf,
  followedOf,
  followedRows,
  isFollowed,
  zonesOf,
} from '../records/followed'

const atOnce = 50
/** A plan that was changed, or an entry that was deleted, is seen by then. */
const lookAgainMs = 15 * 60_000
const noWaitMs = 10_000

/**
 * Finds what is due and hands it on, in one transaction: a process that dies in it has found nothing, and another one
 * does. Processes pass over each other's rows, and of two that find one thing the second finds it there (ADR 22).
 */
export async function findReminders(prisma: PrismaClient, clock: () => Date): Promise<void> {
  let looked: number
  do looked = await prisma.$transaction((tx) => look(tx, clock()), { maxWait: noWaitMs })
  while (looked === atOnce)
}

async function look(tx: Prisma.TransactionClient, now: Date): Promise<number> {
  const due = await tx.$queryRaw<{ userId: string; animalId: string }[]>`
    SELECT user_id AS "userId", animal_id AS "animalId" FROM reminder_choices
    WHERE look_at <= ${now} ORDER BY look_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`
  if (due.length === 0) return 0
  const choices = await tx.reminderChoice.findMany({
    where: { OR: due },
    include: followedRows(now),
  })
  for (const choice of choices) {
    await handOn(tx, choice, now)
    const { userId, animalId } = choice
    await tx.reminderChoice.update({
      where: { userId_animalId: { userId, animalId } },
      data: { lookAt: nextLookOf(choice, now) },
    })
  }
  return due.length
}

function nextLookOf(choice: ChoiceRow, now: Date): Date {
  const again = new Date(now.getTime() + lookAgainMs)
  if (!isFollowed(choice)) return again
  const next = nextReminderCheck(choice, followedOf(choice, now), { now, ...zonesOf(choice) })
  return next < again ? next : again
}

async function handOn(tx: Prisma.TransactionClient, choice: ChoiceRow, now: Date): Promise<void> {
  const { userId, animalId, byMail, user } = choice
  const data = dueOf(choice, now).map((reminder) => ({ ...reminder, userId, animalId }))
  if (data.length === 0) return
  const devices = await tx.pushDevice.findMany({
    where: { userId, family: { revokedAt: null, expiresAt: { gt: now } } },
    select: { id: true },
  })
  const found = await tx.reminder.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  })
  if (byMail && user.emailVerifiedAt !== null) {
    await tx.mail.createMany({
      data: found.map(({ id }) => ({
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
    data: found.flatMap(({ id }) =>
      devices.map((device) => ({ reminderId: id, deviceId: device.id, dueAt: now })),
    ),
  })
}

import type { MailKind, Prisma, PrismaClient } from '#prisma'

/** For the transaction of what the mail speaks of: both happen, or neither. The job sends it (jobs/dueMails.ts). */
export async function queueMail(
  tx: Prisma.TransactionClient,
  { kind, user, now }: { kind: Exclude<MailKind, 'reset'>; user: { id: string; email: string }; now: Date },
): Promise<void> {
  await tx.mail.create({ data: { kind, userId: user.id, recipient: user.email, createdAt: now, dueAt: now } })
}

/** The same work whoever's the address is, and if it is nobody's: that is found out when the mail is sent. */
export async function queueReset(prisma: PrismaClient, recipient: string, now: Date): Promise<void> {
  await prisma.mail.create({ data: { kind: 'reset', recipient, createdAt: now, dueAt: now } })
}

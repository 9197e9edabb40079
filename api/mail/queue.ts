import type { MailKind, Prisma, PrismaClient } from '#prisma'

/** Queues a mail within the transaction that causes it; a job sends it (jobs/dueMails.ts). */
export async function queueMail(
  tx: Prisma.TransactionClient,
  { kind, user, now }: { kind: Exclude<MailKind, 'reset' | 'linkOpened'>; user: { id: string; email: string }; now: Date },
): Promise<void> {
  await tx.mail.create({ data: { kind, userId: user.id, recipient: user.email, createdAt: now, dueAt: now } })
}

/** Takes the same time for unknown addresses, which are found when the mail is sent. */
export async function queueReset(prisma: PrismaClient, recipient: string, now: Date): Promise<void> {
  await prisma.mail.create({ data: { kind: 'reset', recipient, createdAt: now, dueAt: now } })
}

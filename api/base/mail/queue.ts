import type { MailKind, Prisma, PrismaClient } from '#prisma'

/** Queues a mail within the transaction that causes it; a job sends it (jobs/dueMails.ts). */
export async function queueMail(
  tx: Prisma.TransactionClient,
  {
    kind,
    user,
    linkId = null,
    now,
  }: {
    kind: Exclude<MailKind, 'reset' | 'linkOpened' | 'reminder' | 'invitation'>
    user: { id: string; email: string }
    linkId?: string | null
    now: Date
  },
): Promise<void> {
  await tx.mail.create({
    data: { kind, userId: user.id, recipient: user.email, linkId, createdAt: now, dueAt: now },
  })
}

/**
 * Queues a reset mail if `shouldSend`. Both cases insert, delete and commit, so that the time does
 * not show which one applied.
 */
export async function queueReset(
  prisma: PrismaClient,
  { recipient, shouldSend, now }: { recipient: string; shouldSend: boolean; now: Date },
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const { id } = await tx.mail.create({
      data: { kind: 'reset', recipient, createdAt: now, dueAt: now },
    })
    await tx.$executeRaw`DELETE FROM mails WHERE id = ${id}::uuid AND NOT ${shouldSend}::boolean`
  })
}

/** Queues an invitation. Its token is created when the mail is sent. */
export async function queueInvitation(
  tx: Prisma.TransactionClient,
  {
    invitationId,
    userId,
    recipient,
    now,
  }: { invitationId: string; userId: string; recipient: string; now: Date },
): Promise<void> {
  await tx.mail.create({
    data: { kind: 'invitation', invitationId, userId, recipient, createdAt: now, dueAt: now },
  })
}

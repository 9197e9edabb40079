import type { MailPurpose, Prisma, PrismaClient, User } from '#prisma'
import { hashOfToken, newToken } from './randomToken'

const hourMs = 3_600_000

/** Decisions, Accounts: an address is proven within 24 hours, a password reset within 60 minutes, an address taken back within 7 days. */
export const linkLifetimeMs = { verify: 24 * hourMs, reset: hourMs, restore: 7 * 24 * hourMs } satisfies Record<MailPurpose, number>

interface Ordered {
  /** With the address that it proves. */
  user: Pick<User, 'id' | 'email'>
  purpose: MailPurpose
  /** The mail that it is for: another attempt at it may have arrived, so its first link lives on. */
  mailId?: string
  now: Date
}

/** A token for the link of one mail; the database knows its hash alone. The links of older mails die with it. */
export async function createMailToken(tx: Prisma.TransactionClient, { user: { id: userId, email }, purpose, mailId, now }: Ordered): Promise<string> {
  const token = newToken()
  // Of two that are made at once, the second waits here, and ends the first.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  await tx.mailToken.deleteMany({
    where: {
      userId,
      purpose,
      // Two addresses that were replaced one after the other have a way back each.
      ...(purpose === 'restore' && { email }),
      ...(mailId !== undefined && { OR: [{ mailId: null }, { mailId: { not: mailId } }] }),
    },
  })
  await tx.mailToken.create({
    data: {
      userId,
      email,
      purpose,
      mailId: mailId ?? null,
      hash: hashOfToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLifetimeMs[purpose]),
    },
  })
  return token
}

interface Presented {
  token: string
  purpose: MailPurpose
  now: Date
}

const stillGood = ({ token, purpose, now }: Presented) => ({
  hash: hashOfToken(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
})

/** Whether it would be taken: asked before dear work, so that a made-up token costs none. */
export async function isGoodMailToken(prisma: PrismaClient, presented: Presented): Promise<boolean> {
  return (await prisma.mailToken.count({ where: stillGood(presented) })) === 1
}

/**
 * Takes a token, once: the user of the account, her row locked, and the address that it proves; or null. Whether that
 * address still has to do with the account is the caller's to say. Her other tokens of that purpose go with it.
 */
export async function spendMailToken(tx: Prisma.TransactionClient, presented: Presented): Promise<{ user: User; email: string } | null> {
  const where = stillGood(presented)
  const found = await tx.mailToken.findUnique({ where })
  if (!found) return null
  // Of two that come at once, with one token or with two of one user, the second waits here.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${found.userId}::uuid FOR UPDATE`
  const { count } = await tx.mailToken.updateMany({ where, data: { usedAt: presented.now } })
  if (count === 0) return null
  const others = { userId: found.userId, purpose: presented.purpose, usedAt: null }
  // Each address that was replaced has its own way back: whoever takes one must not close another's.
  await tx.mailToken.deleteMany({ where: presented.purpose === 'restore' ? { ...others, email: found.email } : others })
  const user = await tx.user.findUnique({ where: { id: found.userId } })
  return user && { user, email: found.email }
}

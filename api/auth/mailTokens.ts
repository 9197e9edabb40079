import { createHash, randomBytes } from 'node:crypto'
import type { MailPurpose, Prisma, PrismaClient, User } from '#prisma'

/** Decisions, Accounts: an address is proven within 24 hours, a password reset within 60 minutes. */
const lifetimeMs = { verify: 24 * 3_600_000, reset: 60 * 60_000 } satisfies Record<MailPurpose, number>

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** A token for the link of one mail; the database knows its hash alone. */
export async function createMailToken(
  prisma: PrismaClient,
  { user, purpose, now }: { user: Pick<User, 'id' | 'email'>; purpose: MailPurpose; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const whose = { userId: user.id, purpose }
  // What has expired proves nothing any more: nobody's tokens add up.
  await prisma.mailToken.deleteMany({ where: { ...whose, expiresAt: { lte: now } } })
  await prisma.mailToken.create({
    data: {
      ...whose,
      hash: sha256(token),
      email: user.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
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
  hash: sha256(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
})

/** Whether it would be taken: asked before dear work, so that a made-up token costs none. */
export async function isGoodMailToken(prisma: PrismaClient, presented: Presented): Promise<boolean> {
  return (await prisma.mailToken.count({ where: stillGood(presented) })) === 1
}

/**
 * Takes a token, once: the user whose address it proves, her row locked; or null. It proves the address that it was
 * sent to, not one that she changed to since. Her other tokens of that purpose go with it.
 */
export async function spendMailToken(tx: Prisma.TransactionClient, presented: Presented): Promise<User | null> {
  const where = stillGood(presented)
  const found = await tx.mailToken.findUnique({ where })
  if (!found) return null
  // Of two that come at once, with one token or with two of one user, the second waits here.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${found.userId}::uuid FOR UPDATE`
  const user = await tx.user.findUnique({ where: { id: found.userId, email: found.email } })
  if (!user) return null
  const { count } = await tx.mailToken.updateMany({ where, data: { usedAt: presented.now } })
  if (count === 0) return null
  await tx.mailToken.deleteMany({ where: { userId: user.id, purpose: presented.purpose, usedAt: null } })
  return user
}

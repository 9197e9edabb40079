import type { MailPurpose, Prisma, PrismaClient, User } from '#prisma'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { lockUserExclusively } from '../base/db/locks'
import { hashOfToken, newToken } from '../base/randomToken'

/** Implements product/accounts 3.1, 3.3 and 3.4. */
export const linkLifetimeMs = {
  verify: DAY_MS,
  reset: HOUR_MS,
  restore: 7 * DAY_MS,
} satisfies Record<MailPurpose, number>

interface MailTokenRequest {
  user: Pick<User, 'id' | 'email'>
  purpose: MailPurpose
  /**
   * Earlier tokens of the same mail stay valid: an earlier attempt to send it may have succeeded.
   */
  mailId?: string
  now: Date
}

/**
 * Creates a token for a mail's link; only its hash is stored. Tokens of older mails with this
 * purpose are removed.
 */
export async function createMailToken(
  tx: Prisma.TransactionClient,
  { user: { id: userId, email }, purpose, mailId, now }: MailTokenRequest,
): Promise<string> {
  const token = newToken()
  // Serialises parallel calls for a user.
  await lockUserExclusively(tx, userId)
  await tx.mailToken.deleteMany({
    where: {
      userId,
      purpose,
      // Each replaced address keeps its own token.
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

interface PresentedToken {
  token: string
  purpose: MailPurpose
  now: Date
}

const validTokenFilter = ({ token, purpose, now }: PresentedToken) => ({
  hash: hashOfToken(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
})

/** Returns whether the token is valid, without using it. Called before expensive work. */
export async function isValidMailToken(
  prisma: PrismaClient,
  presentedToken: PresentedToken,
): Promise<boolean> {
  return (await prisma.mailToken.count({ where: validTokenFilter(presentedToken) })) === 1
}

/**
 * Returns whether a used token proved the address that its account still has, and whether that
 * address is proven.
 */
export async function hasProvenAddress(prisma: PrismaClient, token: string): Promise<boolean> {
  const used = await prisma.mailToken.findFirst({
    where: { hash: hashOfToken(token), purpose: 'verify', usedAt: { not: null } },
    include: { user: true },
  })
  return used !== null && used.user.email === used.email && used.user.emailVerifiedAt !== null
}

/**
 * Uses a token. Returns the user, with the row locked, and the e-mail address that the token
 * proves. `null` if it is not valid. The caller checks whether the address is still the account's.
 * The user's other tokens of the purpose are removed.
 */
export async function consumeMailToken(
  tx: Prisma.TransactionClient,
  presentedToken: PresentedToken,
): Promise<{ user: User; email: string } | null> {
  const where = validTokenFilter(presentedToken)
  const mailToken = await tx.mailToken.findUnique({ where })
  if (!mailToken) return null
  await lockUserExclusively(tx, mailToken.userId)
  const { count } = await tx.mailToken.updateMany({ where, data: { usedAt: presentedToken.now } })
  if (count === 0) return null
  const unusedTokens = { userId: mailToken.userId, purpose: presentedToken.purpose, usedAt: null }
  await tx.mailToken.deleteMany({
    where:
      presentedToken.purpose === 'restore'
        ? { ...unusedTokens, email: mailToken.email }
        : unusedTokens,
  })
  const user = await tx.user.findUnique({ where: { id: mailToken.userId } })
  return user && { user, email: mailToken.email }
}

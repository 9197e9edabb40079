import type { Prisma, PrismaClient, User } from '#prisma'
import type { RateLimits } from '../../base/limits/limits'
import { noPendingEmail } from '../pendingEmail'
import { revokeAccess } from '../revokeAccess'
import type { GoogleIdentity } from './identity'

/**
 * `unverified`: Google has not verified the address. `taken`: the address's account has another
 * Google account. `replaced`: another account can still restore the address.
 */
export type GoogleRefusal = 'unverified' | 'taken' | 'replaced'

interface GoogleSignIn {
  identity: GoogleIdentity
  now: Date
  network: string
}

/**
 * Returns the user of a Google account, and creates one if no account has its address. An account,
 * existing or new, is linked only by an address that Google has verified (product/accounts 4.2).
 * Otherwise an attacker could take an address before its owner registers.
 * @throws RATE_LIMITED, for new accounts
 */
export async function findOrCreateGoogleUser(
  prisma: PrismaClient,
  limits: RateLimits,
  signIn: GoogleSignIn,
): Promise<User | GoogleRefusal> {
  const { identity, now, network } = signIn
  const { subject, provenEmail: email } = identity
  const activity = { lastActiveAt: now, ...(email !== null && { googleEmail: email }) }
  const [user] = await prisma.user.updateManyAndReturn({
    where: { googleSubject: subject },
    data: activity,
  })
  if (user) return user
  if (email === null) return 'unverified'
  const linkedUser = await prisma.$transaction((tx) => linkAccount(tx, { subject, email, now }))
  if (linkedUser) return linkedUser
  if ((await prisma.formerEmail.count({ where: { email, expiresAt: { gt: now } } })) > 0)
    return 'replaced'
  await limits.take('registration', network)
  const { firstName, lastName } = identity
  const [newUser] = await prisma.user.createManyAndReturn({
    data: {
      email,
      emailVerifiedAt: now,
      googleSubject: subject,
      googleEmail: email,
      googleLinkedAt: now,
      firstName,
      lastName,
      lastActiveAt: now,
      createdAt: now,
    },
    skipDuplicates: true,
  })
  return newUser ?? (await findOrCreateGoogleUser(prisma, limits, signIn))
}

async function linkAccount(
  tx: Prisma.TransactionClient,
  { subject, email, now }: { subject: string; email: string; now: Date },
): Promise<User | 'taken' | null> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE email = ${email} FOR UPDATE`
  const user = await tx.user.findUnique({ where: { email } })
  if (!user) return null
  const data = {
    googleSubject: subject,
    googleEmail: email,
    googleLinkedAt: now,
    lastActiveAt: now,
  }
  if (user.emailVerifiedAt) {
    // The address may have a new owner, who must not get the former owner's record.
    if (user.googleSubject !== null && user.googleSubject !== subject) return 'taken'
    return await tx.user.update({ where: { id: user.id }, data })
  }
  // The account's creator never proved the address: remove the password and sessions.
  await revokeAccess(tx, { userId: user.id, now })
  return await tx.user.update({
    where: { id: user.id },
    data: { ...data, ...noPendingEmail, emailVerifiedAt: now, passwordHash: null },
  })
}

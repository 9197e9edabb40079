import type { FormerEmail, Prisma, User } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { emailTaken } from '../base/errors'
import { queueMail } from '../base/mail/queue'
import { createMailToken, linkLifetimeMs } from './mailTokens'
import { noPendingEmail } from './pendingEmail'
import { revokeAccess } from './revokeAccess'
import { revokeSessionsAndTokens } from './tokens'

// docs/adr/0012: a new e-mail address is pending until it is proven; the replaced one can be
// restored for 7 days.

type Tx = Prisma.TransactionClient

/**
 * The Google account stays linked only if its own address is `email`. Otherwise, its next sign-in
 * links by address.
 */
export function googleLinkFor(
  { googleEmail }: Pick<User, 'googleEmail'>,
  email: string,
): Partial<typeof noGoogle> {
  return googleEmail === email ? {} : noGoogle
}

const noGoogle = { googleSubject: null, googleEmail: null, googleLinkedAt: null }

export async function isEmailTaken(
  tx: Tx,
  { email, userId, now }: { email: string; userId?: string; now: Date },
): Promise<boolean> {
  const notThisUser = userId === undefined ? {} : { not: userId }
  if ((await tx.user.count({ where: { email, id: notThisUser } })) > 0) return true
  return (
    (await tx.formerEmail.count({
      where: { email, userId: notThisUser, expiresAt: { gt: now } },
    })) > 0
  )
}

interface Change {
  user: Omit<User, 'passwordHash'>
  email: string
  now: Date
}

/**
 * Makes the address pending for the lifetime of its mail's link. It replaces an earlier pending
 * address.
 */
export async function setPendingEmail(
  tx: Tx,
  { user: { id }, email, sessionSince, now }: Change & { sessionSince: Date },
): Promise<void> {
  const data = {
    pendingEmail: email,
    pendingSessionSince: sessionSince,
    pendingUntil: new Date(now.getTime() + linkLifetimeMs.verify),
  }
  if ((await tx.user.updateMany({ where: { id, email: { not: email } }, data })).count === 0) return
  await queueMail(tx, { kind: 'verify', user: { id, email }, now })
}

/**
 * Replaces the address by the proven one. Ends the sessions (but `exceptFamilyId`), the Google link
 * and the mail links of the old one.
 * @throws EMAIL_TAKEN
 */
export async function replaceEmail(
  tx: Tx,
  { user, email, now, exceptFamilyId }: Change & { exceptFamilyId: string | undefined },
): Promise<User> {
  const userId = user.id
  if (await isEmailTaken(tx, { email, userId, now })) throw emailTaken()
  const data = { email, emailVerifiedAt: now, ...noPendingEmail, ...googleLinkFor(user, email) }
  const changed = await tx.user.update({ where: { id: userId }, data })
  await revokeSessionsAndTokens(tx, {
    userId,
    ...(exceptFamilyId !== undefined && { exceptFamilyId }),
    now,
  })
  // The used token of the new address stays: its link, opened again, shows that it is confirmed.
  await tx.mailToken.deleteMany({ where: { userId, purpose: { not: 'restore' }, usedAt: null } })
  await tx.formerEmail.deleteMany({ where: { userId, email } })
  // Only a proven address can be restored: an unproven one may be a typing error, and belong to
  // another person.
  if (user.emailVerifiedAt) {
    const row = {
      replacedAt: now,
      // The session may end before the address is restored.
      sessionSince: user.pendingSessionSince,
      expiresAt: new Date(now.getTime() + linkLifetimeMs.restore),
    }
    await tx.formerEmail.upsert({
      where: { userId_email: { userId, email: user.email } },
      create: { userId, email: user.email, ...row },
      update: row,
    })
  }
  await queueMail(tx, { kind: 'addressChanged', user, now })
  return changed
}

/**
 * Ends all existing access if the address was proven without a session of its account: another
 * person may have entered it. Returns the token for a new password.
 */
export async function voidCredentials(
  tx: Tx,
  { user, now }: { user: User; now: Date },
): Promise<{ user: User; resetToken: string }> {
  await revokeAccess(tx, { userId: user.id, now })
  const data = { ...noPendingEmail, ...googleLinkFor(user, user.email), passwordHash: null }
  const changed = await tx.user.update({ where: { id: user.id }, data })
  return {
    user: changed,
    resetToken: await createMailToken(tx, { user: changed, purpose: 'reset', now }),
  }
}

/**
 * Restores a replaced address, and removes the password, Google link, sessions and share links.
 * Returns the token for a new password. `null` if the address can no longer be restored.
 * @throws EMAIL_TAKEN
 */
export async function restoreEmail(tx: Tx, { user, email, now }: Change): Promise<string | null> {
  const userId = user.id
  const former = await tx.formerEmail.findUnique({
    where: { userId_email: { userId, email }, expiresAt: { gt: now } },
  })
  if (!former) return null
  if (await isEmailTaken(tx, { email, userId, now })) throw emailTaken()
  await tx.user.update({
    where: { id: userId },
    data: { email, emailVerifiedAt: now, ...noPendingEmail, ...noGoogle, passwordHash: null },
  })
  await revokeAccess(tx, { userId, now })
  // Later addresses may be an intruder's; earlier ones are the owner's.
  await tx.formerEmail.deleteMany({ where: { userId, replacedAt: { gte: former.replacedAt } } })
  await tx.shareLink.updateMany({
    where: { animal: { userId }, revokedAt: null },
    data: { revokedAt: now },
  })
  // The intruder may have sent the invitations, and be among the new members.
  await tx.invitation.deleteMany({ where: { animal: { userId } } })
  await tx.membership.deleteMany({
    where: { animal: { userId }, joinedAt: { gte: earliestIntrusion(former) } },
  })
  await queueMail(tx, { kind: 'addressChanged', user, now })
  return await createMailToken(tx, { user: { id: userId, email }, purpose: 'reset', now })
}

const daysBeforeChange = 7

/**
 * Returns an instant from which an intruder may have had the account: a week before the change of
 * address, or when the session began that made it.
 */
function earliestIntrusion({ replacedAt, sessionSince }: FormerEmail): Date {
  const weekBefore = new Date(replacedAt.getTime() - daysBeforeChange * DAY_MS)
  return sessionSince !== null && sessionSince < weekBefore ? sessionSince : weekBefore
}

/** Former addresses are purged in api/jobs/purge.ts. */
export async function removeStalePending(tx: Tx, now: Date): Promise<void> {
  await tx.user.updateMany({ where: { pendingUntil: { lte: now } }, data: noPendingEmail })
}

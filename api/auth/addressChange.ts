import type { Prisma, User } from '#prisma'
import { emailTaken } from '../errors'
import { queueMail } from '../mail'
import { createMailToken, linkLifetimeMs } from './mailTokens'
import { nothingPending } from './pendingEmail'
import { closeFamilies } from './tokens'

// docs/adr/0012: the address of an account is the one that was proven last; what was asked for waits, what was replaced
// can come back for 7 days.

type Tx = Prisma.TransactionClient

/** The Google account stays linked only where it proved the account's address itself. Where what it proved is unknown, it goes: who comes back with it is linked anew by her address. */
export function googleLinkFor({ googleEmail }: Pick<User, 'googleEmail'>, email: string): Partial<typeof noGoogle> {
  return googleEmail === email ? {} : noGoogle
}

const noGoogle = { googleSubject: null, googleEmail: null, googleLinkedAt: null }

/** Whether another account has the address, or had it until less than 7 days ago and may take it back. */
export async function isEmailTaken(tx: Tx, { email, userId, now }: { email: string; userId?: string; now: Date }): Promise<boolean> {
  const others = userId === undefined ? {} : { not: userId }
  if ((await tx.user.count({ where: { email, id: others } })) > 0) return true
  return (await tx.formerEmail.count({ where: { email, userId: others, expiresAt: { gt: now } } })) > 0
}

interface Change {
  user: Omit<User, 'passwordHash'>
  email: string
  now: Date
}

/** The new address waits, for as long as its mail's link lives; one that waited before is forgotten. */
export async function askForEmail(tx: Tx, { user: { id }, email, now }: Change): Promise<void> {
  const data = { pendingEmail: email, pendingUntil: new Date(now.getTime() + linkLifetimeMs.verify) }
  // It may have become hers since she was asked who she is.
  if ((await tx.user.updateMany({ where: { id, email: { not: email } }, data })).count === 0) return
  await queueMail(tx, { kind: 'verify', user: { id, email }, now })
}

/**
 * The address that waited was proven: it replaces the other one. What was opened, linked or mailed under that one ends,
 * but the session in which it was proven.
 * @throws EMAIL_TAKEN
 */
export async function replaceEmail(tx: Tx, { user, email, now, except }: Change & { except: string | undefined }): Promise<User> {
  const userId = user.id
  if (await isEmailTaken(tx, { email, userId, now })) throw emailTaken()
  const data = { email, emailVerifiedAt: now, ...nothingPending, ...googleLinkFor(user, email) }
  const changed = await tx.user.update({ where: { id: userId }, data })
  await closeFamilies(tx, { userId, ...(except !== undefined && { except }), now })
  await tx.mailToken.deleteMany({ where: { userId, purpose: { not: 'restore' } } })
  await tx.formerEmail.deleteMany({ where: { userId, email } })
  // Nobody knows whose an unproven one is: a slip of the pen must not give a stranger the account.
  if (user.emailVerifiedAt) {
    const row = { replacedAt: now, expiresAt: new Date(now.getTime() + linkLifetimeMs.restore) }
    await tx.formerEmail.upsert({ where: { userId_email: { userId, email: user.email } }, create: { userId, email: user.email, ...row }, update: row })
  }
  await queueMail(tx, { kind: 'addressChanged', user, now })
  return changed
}

/**
 * The address that was replaced takes its account back: whoever has it meanwhile is out, with all ways in. Gives the
 * token for a new password; null: there is no way back, or not any more.
 * @throws EMAIL_TAKEN
 */
export async function restoreEmail(tx: Tx, { user, email, now }: Change): Promise<string | null> {
  const userId = user.id
  const former = await tx.formerEmail.findUnique({ where: { userId_email: { userId, email }, expiresAt: { gt: now } } })
  if (!former) return null
  if (await isEmailTaken(tx, { email, userId, now })) throw emailTaken()
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now, ...nothingPending, ...noGoogle, passwordHash: null } })
  await closeFamilies(tx, { userId, now })
  await tx.knownNetwork.deleteMany({ where: { userId } })
  await tx.mailToken.deleteMany({ where: { userId, purpose: { not: 'restore' } } })
  // Those that came after it are the intruder's, if there was one; those before it are her own.
  await tx.formerEmail.deleteMany({ where: { userId, replacedAt: { gte: former.replacedAt } } })
  await tx.shareLink.updateMany({ where: { animal: { userId }, revokedAt: null }, data: { revokedAt: now } })
  await queueMail(tx, { kind: 'addressChanged', user, now })
  return await createMailToken(tx, { user: { id: userId, email }, purpose: 'reset', now })
}

/** Addresses that waited in vain; those whose way back is over are purged (api/purge.ts). */
export async function removeStalePending(tx: Tx, now: Date): Promise<void> {
  await tx.user.updateMany({ where: { pendingUntil: { lte: now } }, data: nothingPending })
}

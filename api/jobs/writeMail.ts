import type { Mail, MailKind, MailPurpose, Prisma, PrismaClient, ShareLink, User } from '#prisma'
import { dateTime } from '#shared/base/time'
import { reminderPath } from '#shared/reminder/reminderPath'
import { hourOf } from '#shared/reminder/reminderWords'
import { createMailToken, linkLifetimeMs } from '../auth/mailTokens'
import { pendingEmailOf } from '../auth/pendingEmail'
import type { MailContent } from '../base/mail/mailContent'
import {
  invitationMail,
  tokenLinkMail,
  accountChangeMail,
  type LinkedMail,
  linkOpenedMail,
  proposalMail,
} from '../base/mail/mailTexts'
import { reminderMail } from '../base/mail/reminderMail'
import { hashOfToken, newToken } from '../base/randomToken'
import type { Env } from '../base/settings/env'
import { stillDueChoice } from '../reading/reminderData'

interface MailSource {
  tx: Prisma.TransactionClient
  env: Env
  now: Date
  mail: Mail
  user: User
}

/**
 * Writes the mail with a token created now, so that the token's lifetime begins with the sending.
 * Returns `null` if the mail has become obsolete.
 */
export async function writeMail(
  { prisma, env }: { prisma: PrismaClient; env: Env },
  mail: Mail,
  now: Date,
): Promise<MailContent | null> {
  const { kind, recipient, userId } = mail
  if (kind === 'passwordChanged') return accountChangeMail(kind, env)
  return await prisma.$transaction(async (tx) => {
    const where = userId === null ? { email: recipient } : { id: userId }
    const user = await tx.user.findUnique({ where })
    return user && (await writers[kind]({ tx, env, now, mail, user }))
  })
}

const writers: Record<
  Exclude<MailKind, 'passwordChanged'>,
  (source: MailSource) => Promise<MailContent | null>
> = {
  verify: writeVerification,
  reset: (source) => writeTokenLink('reset', 'reset', source),
  addressChanged: writeAddressChanged,
  linkOpened: writeLinkOpened,
  vetProposal: writeProposal,
  reminder: writeReminder,
  invitation: writeInvitation,
}

async function writeTokenLink(
  kind: LinkedMail,
  purpose: MailPurpose,
  { tx, env: { publicUrl }, now, mail: { id: mailId, recipient }, user: { id } }: MailSource,
): Promise<MailContent> {
  const token = await createMailToken(tx, { user: { id, email: recipient }, purpose, mailId, now })
  return tokenLinkMail(kind, { token, publicUrl })
}

/** Verifies the account's address, or the one that is to replace it. */
async function writeVerification(source: MailSource): Promise<MailContent | null> {
  const { tx, now, mail, user } = source
  if (mail.recipient === user.email)
    return user.emailVerifiedAt ? null : await writeTokenLink('verify', 'verify', source)
  if (mail.recipient !== pendingEmailOf(user, now)) return null
  await tx.user.update({
    where: { id: user.id },
    data: { pendingUntil: new Date(now.getTime() + linkLifetimeMs.verify) },
  })
  return await writeTokenLink('change', 'verify', source)
}

async function writeAddressChanged(source: MailSource): Promise<MailContent> {
  const { tx, env, now, mail, user } = source
  const expiresAt = new Date(now.getTime() + linkLifetimeMs.restore)
  const restorable = { userId: user.id, email: mail.recipient, expiresAt: { gt: now } }
  const { count } = await tx.formerEmail.updateMany({ where: restorable, data: { expiresAt } })
  return count === 0
    ? accountChangeMail('addressChanged', env)
    : await writeTokenLink('restore', 'restore', source)
}

async function writeLinkOpened(source: MailSource): Promise<MailContent | null> {
  const { env, user } = source
  const link = await findLink(source)
  if (!link?.firstAccessedAt) return null
  return linkOpenedMail({
    createdOn: dateTime(link.createdAt, user.timeZone),
    openedOn: dateTime(link.firstAccessedAt, user.timeZone),
    page: `${env.publicUrl}/share-test/${link.animalId}`,
  })
}

async function writeProposal(source: MailSource): Promise<MailContent | null> {
  const { env, user } = source
  const link = await findLink(source)
  if (!link) return null
  return proposalMail({
    createdOn: dateTime(link.createdAt, user.timeZone),
    page: `${env.publicUrl}/proposals/${link.animalId}`,
  })
}

/** Returns `null` too if the account has another address now. */
async function findLink({ tx, mail, user }: MailSource): Promise<ShareLink | null> {
  if (mail.linkId === null || mail.recipient !== user.email) return null
  return await tx.shareLink.findUnique({ where: { id: mail.linkId } })
}

async function writeReminder({
  tx,
  env: { publicUrl },
  now,
  mail: { reminderId, recipient },
  user,
}: MailSource): Promise<MailContent | null> {
  // An unproven address may be another person's mailbox.
  if (reminderId === null || recipient !== user.email || user.emailVerifiedAt === null) return null
  const reminder = await tx.reminder.findUnique({ where: { id: reminderId } })
  if (!reminder) return null
  const choice = await stillDueChoice(tx, reminder, now)
  // The user may have stopped mails while this one waited.
  if (!choice?.byMail) return null
  return reminderMail({
    kind: reminder.kind,
    isOwner: choice.animal.userId === user.id,
    hour: hourOf(reminder),
    screen: publicUrl + reminderPath(reminder, reminder.animalId),
    settings: `${publicUrl}/reminders/${reminder.animalId}`,
  })
}

async function writeInvitation({ tx, env, now, mail }: MailSource): Promise<MailContent | null> {
  const open = { id: mail.invitationId ?? mail.id, acceptedAt: null, expiresAt: { gt: now } }
  const token = newToken()
  const { count } = await tx.invitation.updateMany({
    where: open,
    data: { hash: hashOfToken(token) },
  })
  return count === 0 ? null : invitationMail(`${env.publicUrl}/invitation/${token}`)
}

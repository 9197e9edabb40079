import type { Logger } from 'pino'
import type { Mail, MailKind, MailPurpose, PrismaClient } from '#prisma'
import { dateTime } from '#shared/base/time'
import { hourOf, screenOf } from '#shared/reminder/reminderWords'
import { createMailToken, linkLifetimeMs } from '../auth/mailTokens'
import { pendingEmailOf } from '../auth/pendingEmail'
import { isWithinLimit, type PostgresLimit, type RateLimits } from '../base/limits/limits'
import { messageAttempted } from '../base/log/events'
import type { MailContent } from '../base/mail/mailContent'
import type { Mailer } from '../base/mail/mailer'
import {
  invitationMail,
  tokenLinkMail,
  accountChangeMail,
  linkOpenedMail,
  proposalMail,
  reminderMail,
} from '../base/mail/mailTexts'
import { hashOfToken, newToken } from '../base/randomToken'
import type { Env } from '../base/settings/env'
import { stillDueChoice } from '../reading/reminderData'
import { forEachDueRow, backOffMs } from './queue'

interface MailServices {
  prisma: PrismaClient
  env: Env
  log: Logger
  limits: RateLimits
  clock: () => Date
}

/**
 * The limits of mails that an account could otherwise cause without end for its own address. Beyond
 * them a mail is dropped: what it reports is also in the app. The other kinds are limited when they
 * are queued.
 */
const limitOfKind: Partial<Record<MailKind, PostgresLimit>> = {
  passwordChanged: 'ownMail',
  linkOpened: 'ownMail',
  vetProposal: 'ownMail',
  reminder: 'reminderMail',
}

/**
 * Bounds the attempts for a mail that the server rejects (20 minutes). Attempts continue while the
 * server is unavailable.
 */
const maxRejections = 8

/** Sends due mails. Processes share the work, and a sent mail leaves the queue. */
export async function sendDueMails(services: MailServices, sendMail: Mailer): Promise<void> {
  const { prisma, clock } = services
  await forEachDueRow(prisma, { table: 'mails', clock }, async (id) => {
    const mail = await prisma.mail.findUnique({ where: { id } })
    if (mail) await attempt(services, sendMail, mail)
  })
}

async function attempt(services: MailServices, sendMail: Mailer, mail: Mail): Promise<void> {
  const { prisma, clock, log } = services
  const { id, kind, recipient, attempts } = mail
  try {
    const written = await write(services, mail)
    const content = written && (await maySend(services, mail)) ? written : null
    if (content) await sendMail(content, { id, recipient, date: clock() })
    await prisma.mail.deleteMany({ where: { id } })
    if (content) messageAttempted.publish({ kind: 'mail', outcome: 'sent' })
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const isGivenUp = isRejection(error) && attempts >= maxRejections
    // Only the codes of the error are logged: its message may quote the address and the link.
    log[isGivenUp ? 'error' : 'warn'](
      { mail: id, kind, attempts, code, responseCode },
      isGivenUp ? 'mail given up' : 'mail not sent yet',
    )
    messageAttempted.publish({ kind: 'mail', outcome: isGivenUp ? 'given up' : 'not yet' })
    if (isGivenUp) await prisma.mail.deleteMany({ where: { id } })
    else {
      const dueAt = new Date(clock().getTime() + backOffMs(attempts))
      await prisma.mail.updateMany({ where: { id, attempts }, data: { dueAt } })
    }
  }
}

/** Counts a mail at its first attempt only. */
async function maySend(
  { limits }: MailServices,
  { kind, recipient, attempts }: Mail,
): Promise<boolean> {
  const limit = limitOfKind[kind]
  if (!limit || attempts > 1) return true
  return await isWithinLimit(limits.take(limit, kind, recipient))
}

function isRejection(error: unknown): boolean {
  const { code, responseCode = 500 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/**
 * Writes the mail with a token created now, so that the token's lifetime begins with the sending.
 * Returns `null` if the mail has become obsolete.
 */
async function write(
  { prisma, env, clock }: MailServices,
  { id: mailId, kind, recipient, userId, linkId, reminderId, invitationId }: Mail,
): Promise<MailContent | null> {
  if (kind === 'passwordChanged') return accountChangeMail(kind, env)
  const now = clock()
  const { publicUrl } = env
  return await prisma.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: userId === null ? { email: recipient } : { id: userId },
    })
    if (!user) return null
    const tokenFor = (purpose: MailPurpose) =>
      createMailToken(tx, { user: { id: user.id, email: recipient }, purpose, mailId, now })
    if (kind === 'reset')
      return tokenLinkMail('reset', { token: await tokenFor('reset'), publicUrl })
    if (kind === 'linkOpened') {
      const link = linkId === null ? null : await tx.shareLink.findUnique({ where: { id: linkId } })
      if (!link?.firstAccessedAt || recipient !== user.email) return null
      return linkOpenedMail({
        made: dateTime(link.createdAt, user.timeZone),
        opened: dateTime(link.firstAccessedAt, user.timeZone),
        page: `${publicUrl}/share-test/${link.animalId}`,
      })
    }
    if (kind === 'reminder') {
      const reminder =
        reminderId === null ? null : await tx.reminder.findUnique({ where: { id: reminderId } })
      // An unproven address may be another person's mailbox.
      if (
        !reminder ||
        recipient !== user.email ||
        user.emailVerifiedAt === null ||
        !(await stillDueChoice(tx, reminder, now))
      )
        return null
      return reminderMail({
        kind: reminder.kind,
        hour: hourOf(reminder),
        screen: publicUrl + screenOf(reminder, reminder.animalId),
        settings: `${publicUrl}/reminders/${reminder.animalId}`,
      })
    }
    if (kind === 'vetProposal') {
      const link = linkId === null ? null : await tx.shareLink.findUnique({ where: { id: linkId } })
      if (!link || recipient !== user.email) return null
      return proposalMail({
        made: dateTime(link.createdAt, user.timeZone),
        page: `${publicUrl}/proposals/${link.animalId}`,
      })
    }
    if (kind === 'invitation') {
      const open = { id: invitationId ?? mailId, acceptedAt: null, expiresAt: { gt: now } }
      const token = newToken()
      const { count } = await tx.invitation.updateMany({
        where: open,
        data: { hash: hashOfToken(token) },
      })
      return count === 0 ? null : invitationMail(`${publicUrl}/invitation/${token}`)
    }
    if (kind === 'addressChanged') {
      const expiresAt = new Date(now.getTime() + linkLifetimeMs.restore)
      const restorable = { userId: user.id, email: recipient, expiresAt: { gt: now } }
      const { count } = await tx.formerEmail.updateMany({ where: restorable, data: { expiresAt } })
      return count === 0
        ? accountChangeMail(kind, env)
        : tokenLinkMail('restore', { token: await tokenFor('restore'), publicUrl })
    }
    if (recipient === user.email)
      return user.emailVerifiedAt
        ? null
        : tokenLinkMail('verify', { token: await tokenFor('verify'), publicUrl })
    if (recipient !== pendingEmailOf(user, now)) return null
    await tx.user.update({
      where: { id: user.id },
      data: { pendingUntil: new Date(now.getTime() + linkLifetimeMs.verify) },
    })
    return tokenLinkMail('change', { token: await tokenFor('verify'), publicUrl })
  })
}

import type { Logger } from 'pino'
import type { Mail, MailKind, PrismaClient } from '#prisma'
import { isWithinLimit, type PostgresLimit, type RateLimits } from '../base/limits/limits'
import { messageAttempted } from '../base/log/events'
import type { Mailer } from '../base/mail/mailer'
import type { Env } from '../base/settings/env'
import { forEachDueRow, backOffMs } from './queue'
import { writeMail } from './writeMail'

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
    const written = await writeMail(services, mail, clock())
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

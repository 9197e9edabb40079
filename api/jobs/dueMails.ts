import type { Logger } from 'pino'
import { dateTime } from '#shared/time'
import type { Mail, MailPurpose, PrismaClient } from '#prisma'
import { createMailToken, linkLifetimeMs } from '../auth/mailTokens'
import { pendingEmailOf } from '../auth/pendingEmail'
import type { Env } from '../settings/env'
import type { Letter } from '../mail/letter'
import { linkedLetter, noticeLetter, openedLetter } from '../mail/letters'
import type { Post } from '../mail/post'

interface Office {
  prisma: PrismaClient
  env: Env
  log: Logger
  clock: () => Date
}

const atOnce = 5
/** After this, another process may try: longer than post.ts waits. */
const leaseMs = 5 * 60_000
/** How often a mail is tried that the server refuses (20 minutes); one that is away is tried for ever. */
const refusals = 8
const waitMs = (attempts: number) => Math.min(5_000 * 2 ** (attempts - 1), 10 * 60_000)

/** Sends what is due. Processes share the work; a sent mail leaves the queue. */
export async function sendDueMails(office: Office, post: Post): Promise<void> {
  for (;;) {
    const mails = await claim(office)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => attempt(office, post, mail)))
  }
}

/** Not in one transaction with the sending: a slow mail server would hold a connection, and PGlite has one. */
async function claim({ prisma, clock }: Office): Promise<Mail[]> {
  const now = clock()
  const lost = new Date(now.getTime() + leaseMs)
  const claimed = await prisma.$queryRaw<{ id: string }[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM mails WHERE due_at <= ${now} ORDER BY due_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )
    UPDATE mails SET attempts = attempts + 1, due_at = ${lost} FROM due WHERE mails.id = due.id RETURNING mails.id`
  return claimed.length === 0 ? [] : await prisma.mail.findMany({ where: { id: { in: claimed.map(({ id }) => id) } } })
}

async function attempt(office: Office, post: Post, mail: Mail): Promise<void> {
  const { prisma, clock, log } = office
  const { id, kind, recipient, attempts } = mail
  try {
    const letter = await write(office, mail)
    if (letter) await post(letter, { id, recipient, date: clock() })
    await prisma.mail.deleteMany({ where: { id } })
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const given = isRefusal(error) && attempts >= refusals
    // The error's codes alone: it may quote the address and the link.
    log[given ? 'error' : 'warn']({ mail: id, kind, attempts, code, responseCode }, given ? 'mail given up' : 'mail not sent yet')
    if (given) await prisma.mail.deleteMany({ where: { id } })
    else {
      const dueAt = new Date(clock().getTime() + waitMs(attempts))
      await prisma.mail.updateMany({ where: { id, attempts }, data: { dueAt } })
    }
  }
}

function isRefusal(error: unknown): boolean {
  const { code, responseCode = 500 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** The mail's text, with a token made now, so that its life begins with the sending. Null: nothing to send any more. */
async function write({ prisma, env, clock }: Office, { id: mailId, kind, recipient, userId, linkId }: Mail): Promise<Letter | null> {
  if (kind === 'passwordChanged') return noticeLetter(kind, env)
  const now = clock()
  const { publicUrl } = env
  return await prisma.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: userId === null ? { email: recipient } : { id: userId } })
    if (!user) return null
    const tokenFor = (purpose: MailPurpose) => createMailToken(tx, { user: { id: user.id, email: recipient }, purpose, mailId, now })
    if (kind === 'reset') return linkedLetter('reset', { token: await tokenFor('reset'), publicUrl })
    if (kind === 'linkOpened') {
      const link = linkId === null ? null : await tx.shareLink.findUnique({ where: { id: linkId } })
      if (!link?.firstAccessedAt || recipient !== user.email) return null
      const [made, opened] = [link.createdAt, link.firstAccessedAt].map((at) => dateTime(at, user.timeZone)) as [string, string]
      return openedLetter({ made, opened, page: `${publicUrl}/share-test/${link.animalId}` })
    }
    if (kind === 'addressChanged') {
      const expiresAt = new Date(now.getTime() + linkLifetimeMs.restore)
      const wayBack = { userId: user.id, email: recipient, expiresAt: { gt: now } }
      const { count } = await tx.formerEmail.updateMany({ where: wayBack, data: { expiresAt } })
      return count === 0 ? noticeLetter(kind, env) : linkedLetter('restore', { token: await tokenFor('restore'), publicUrl })
    }
    if (recipient === user.email) return user.emailVerifiedAt ? null : linkedLetter('verify', { token: await tokenFor('verify'), publicUrl })
    if (recipient !== pendingEmailOf(user, now)) return null
    await tx.user.update({ where: { id: user.id }, data: { pendingUntil: new Date(now.getTime() + linkLifetimeMs.verify) } })
    return linkedLetter('change', { token: await tokenFor('verify'), publicUrl })
  })
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../settings/env'
import type { MailContent } from './mailContent'
import { outboxFolder } from './outbox'

export interface Envelope {
  /** Is the same at each attempt, so that a mailbox can detect a duplicate. */
  id: string
  recipient: string
  date: Date
}

export type Mailer = (mail: MailContent, envelope: Envelope) => Promise<void>

/** Sends mails to the server of SMTP_URL, or writes each to a file (product/interfaces 1.4). */
export function createMailer(env: Env): Mailer {
  return env.smtpUrl === null
    ? toOutbox(env, outboxFolder(env.dataDir))
    : toServer(env, env.smtpUrl)
}

const nodemailer = () => import('nodemailer')

const timeoutMs = 30_000

function toServer(env: Env, url: string): Mailer {
  return async (mail, envelope) => {
    const { createTransport } = await nodemailer()
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
    })
    await transport.sendMail({
      ...messageOf(env, mail, envelope),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }
}

function toOutbox(env: Env, folder: string): Mailer {
  return async (mail, envelope) => {
    const { createTransport } = await nodemailer()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(messageOf(env, mail, envelope))
    await mkdir(folder, { recursive: true })
    const file = join(
      folder,
      `${envelope.date.toISOString().replaceAll(':', '-')}_${envelope.id}.eml`,
    )
    // The file is renamed once complete. Only its owner may read it, since it holds links.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

function messageOf(
  env: Env,
  { subject, text, html, unsubscribe }: MailContent,
  { id, recipient, date }: Envelope,
) {
  return {
    from: env.mailFrom,
    // An object is never parsed as several addresses.
    to: { name: '', address: recipient },
    ...(env.contactEmail !== null && { replyTo: env.contactEmail }),
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${new URL(env.publicUrl).hostname}>`,
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
    headers: { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../settings/env'
import type { Letter } from './letter'
import { outboxFolder } from './outbox'

export interface Envelope {
  /** The same at each attempt, so that a mailbox can detect a duplicate. */
  id: string
  recipient: string
  date: Date
}

export type Post = (letter: Letter, envelope: Envelope) => Promise<void>

/** To SMTP_URL's server, or into a file each (product/interfaces 1.4). */
export function openPost(env: Env): Post {
  return env.smtpUrl === null
    ? toOutbox(env, outboxFolder(env.dataDir))
    : toServer(env, env.smtpUrl)
}

const nodemailer = () => import('nodemailer')

const patienceMs = 30_000

function toServer(env: Env, url: string): Post {
  return async (letter, envelope) => {
    const { createTransport } = await nodemailer()
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
    })
    await transport.sendMail({
      ...messageOf(env, letter, envelope),
      signal: AbortSignal.timeout(patienceMs),
    })
  }
}

function toOutbox(env: Env, folder: string): Post {
  return async (letter, envelope) => {
    const { createTransport } = await nodemailer()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(messageOf(env, letter, envelope))
    await mkdir(folder, { recursive: true })
    const file = join(
      folder,
      `${envelope.date.toISOString().replaceAll(':', '-')}_${envelope.id}.eml`,
    )
    // Renamed when whole, and readable by its owner alone: it holds links.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

function messageOf(
  env: Env,
  { subject, text, html, unsubscribe }: Letter,
  { id, recipient, date }: Envelope,
) {
  return {
    from: env.mailFrom,
    // As an object, so that an address is never parsed as several.
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

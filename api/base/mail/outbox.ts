import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrismaClient } from '#prisma'
import { DAY_MS } from '#shared/base/duration'

// Without a mail server, each mail is a file (mailer.ts). The database does not list them.

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** A mail to an address without an account is kept for longer than any link is valid. */
const unknownRecipientMs = 8 * DAY_MS
const maxAgeMs = 30 * DAY_MS

export async function removeMailsTo(dataDir: string, addresses: readonly string[]): Promise<void> {
  for (const { file, recipient } of await mailsIn(dataDir))
    if (addresses.includes(recipient)) await rm(file, { force: true })
}

export async function purgeOutbox(prisma: PrismaClient, dataDir: string, now: Date): Promise<void> {
  for (const { file, recipient, ageMs } of await mailsIn(dataDir, now)) {
    const isExpired =
      ageMs > maxAgeMs ||
      (ageMs > unknownRecipientMs &&
        (await prisma.user.count({ where: { email: recipient } })) === 0)
    if (isExpired) await rm(file, { force: true })
  }
}

interface FiledMail {
  file: string
  recipient: string
  ageMs: number
}

async function mailsIn(dataDir: string, now = new Date(0)): Promise<FiledMail[]> {
  const folder = outboxFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  const mails = names
    .filter((name) => /\.eml(?:\.part)?$/.test(name))
    .map(async (name) => {
      const file = join(folder, name)
      const { mtimeMs } = await stat(file)
      return { file, recipient: await recipientOf(file), ageMs: now.getTime() - mtimeMs }
    })
  // Another program may have moved a file.
  return (await Promise.allSettled(mails)).flatMap((mail) =>
    mail.status === 'fulfilled' ? [mail.value] : [],
  )
}

/** Reads the recipient. The header is first, and an address has at most 254 characters. */
async function recipientOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8_192), 0, 8_192, 0)
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\r\n\r\n')
    const [, to = ''] = /^to:\s*(.*)$/im.exec(header.replace(/\r\n[ \t]+/g, ' ')) ?? []
    return to
      .replace(/^.*<|>.*$/g, '')
      .trim()
      .toLowerCase()
  } finally {
    await handle.close()
  }
}

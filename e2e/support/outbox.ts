import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Returns the link in the newest mail to this address that leads to the page, once there are so
 * many of them.
 */
export async function linkTo(
  page: string,
  email: string,
  dataDir: string,
  count = 1,
): Promise<string> {
  for (let tries = 0; tries < 150; tries += 1) {
    const links = outbox(dataDir)
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => new RegExp(`href="([^"]+${page}[^"]+)"`).exec(mail)?.[1] ?? [])
    if (links.length >= count) return links.at(-1)!
    await wait(100)
  }
  throw new Error(`No mail to ${email} leads to ${page}`)
}

function outbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  // The first mail creates the folder.
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files.sort().map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
}

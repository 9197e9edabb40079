import { randomBytes } from 'node:crypto'
import type { PrismaClient } from '#prisma'

const key = 'jwt-secret'

/** The configured secret, or the one that this installation made for itself once: sessions outlive a restart. */
export async function jwtSecretOf(configured: string | null, prisma: PrismaClient): Promise<string> {
  if (configured !== null) return configured
  // Of two processes that start at once, one writes and both read.
  await prisma.setting.createMany({ data: { key, value: randomBytes(48).toString('base64url') }, skipDuplicates: true })
  const { value } = await prisma.setting.findUniqueOrThrow({ where: { key } })
  return value
}

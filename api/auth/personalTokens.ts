import type { PrismaClient, TokenAccess } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import { newToken } from '../base/randomToken'

/**
 * Distinguishes a tool's token from a session's where it is found in a log or a repository
 * (product/accounts 7.1).
 */
const prefix = 'nephro_'

/** The token that authenticated a tool's request. */
export interface Tool {
  id: string
  access: TokenAccess
}

/** Creates a token of 256 random bits; the database stores only its hash. */
export const newPersonalToken = (): string => prefix + newToken()

export const isPersonalToken = (token: string): boolean => token.startsWith(prefix)

/** Stores the time of use, to the minute: ten requests a second do not cost ten writes. */
export async function recordUse(
  prisma: PrismaClient,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < MINUTE_MS) return
  await prisma.personalAccessToken.updateMany({ where: { id }, data: { lastUsedAt: now } })
}

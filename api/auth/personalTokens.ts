import type { PrismaClient, TokenAccess } from '#prisma'
import { newToken } from './randomToken'

/** Tells a token apart from a session's, for whoever finds one in a log or a repository (product/accounts 7.1). */
const prefix = 'nephro_'
const minuteMs = 60_000

/** The token that a request came with, where a tool sent it. */
export interface Tool {
  id: string
  access: TokenAccess
}

/** 256 random bits; the database holds its hash alone. */
export const newPersonalToken = (): string => prefix + newToken()

export const isPersonalToken = (token: string): boolean => token.startsWith(prefix)

/** Notes the use, to the minute: a tool that asks ten times a second costs no ten writes. */
export async function noteUse(
  prisma: PrismaClient,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < minuteMs) return
  await prisma.personalAccessToken.updateMany({ where: { id }, data: { lastUsedAt: now } })
}

import type { PrismaClient } from '#prisma'
import { hashOfToken } from '../base/randomToken'

export interface LastVisitKey {
  animalId: string
  /** The link's token if the vet reads. `null` if the owner does. */
  token: string | null
  now: Date
  /** Openings from this time on belong to this visit. */
  before: Date
}

/**
 * Returns when the last opened link was first opened, without the current visit: for a vet without
 * the link that is used, and for the owner without the active links. Deleted links leave the date
 * on their cat (jobs/purge.ts).
 */
export async function loadLastVisits(
  prisma: PrismaClient,
  keys: readonly LastVisitKey[],
): Promise<(Date | null)[]> {
  const openedLinks = {
    where: { firstAccessedAt: { not: null } },
    select: { hash: true, firstAccessedAt: true, revokedAt: true, expiresAt: true },
  } as const
  const cats = await prisma.animal.findMany({
    where: { id: { in: keys.map(({ animalId }) => animalId) } },
    select: { id: true, visitedAt: true, shareLinks: openedLinks },
    relationLoadStrategy: 'join',
  })
  return keys.map(({ animalId, token, now, before }) => {
    const { visitedAt = null, shareLinks = [] } = cats.find(({ id }) => id === animalId) ?? {}
    const openedLinkHash = token === null ? null : hashOfToken(token)
    const otherLinks = shareLinks.filter(({ hash, revokedAt, expiresAt }) =>
      openedLinkHash === null ? revokedAt !== null || expiresAt <= now : hash !== openedLinkHash,
    )
    const openings = [
      visitedAt,
      ...otherLinks.map(({ firstAccessedAt }) => firstAccessedAt),
    ].filter((at) => at !== null && at < before)
    return openings.toSorted((a, b) => Number(b) - Number(a))[0] ?? null
  })
}

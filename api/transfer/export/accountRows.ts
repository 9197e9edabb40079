import type { PrismaClient } from '#prisma'
import { activeMembership } from '../../reading/circleSql'
import { membershipJson } from './rowJson'

/** Lists the sessions, newest first. Ended ones are included until they are purged. */
export async function sessionsOf(prisma: PrismaClient, userId: string) {
  const families = await prisma.refreshFamily.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: {
      createdAt: true,
      rememberMe: true,
      expiresAt: true,
      revokedAt: true,
      device: true,
      lastUsedAt: true,
    },
  })
  return families.map(({ createdAt, rememberMe, expiresAt, revokedAt, device, lastUsedAt }) => ({
    device,
    openedAt: createdAt,
    lastUsedAt: lastUsedAt ?? createdAt,
    rememberMe,
    expiresAt,
    endedAt: revokedAt,
  }))
}

/** Lists the tokens' names, newest first, without the tokens. */
export const tokensOf = (prisma: PrismaClient, userId: string) =>
  prisma.personalAccessToken.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    omit: { userId: true, hash: true },
  })

/** Lists the devices, newest first, without their push addresses. */
export const devicesOf = (prisma: PrismaClient, userId: string) =>
  prisma.pushDevice.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { id: true, createdAt: true },
  })

/**
 * Lists active memberships with other users' cats, of which a copy has only the names (product/circle
 * 4.3).
 */
export async function membershipsOf(prisma: PrismaClient, userId: string, now: Date) {
  const memberships = await prisma.membership.findMany({
    where: { userId, ...activeMembership(now) },
    orderBy: { joinedAt: 'asc' },
    include: { animal: { select: { name: true } } },
  })
  return memberships.map(({ animal, ...membership }) => ({
    cat: animal.name,
    ...membershipJson(membership),
  }))
}

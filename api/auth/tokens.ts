import { createHmac } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { endExcessSessions, requireQuotaForRenewal } from '../base/limits/quotas'
import { hashOfToken, newToken } from '../base/randomToken'
import { signAccessToken } from './accessToken'
import { deviceNameOf } from './deviceName'
import type { Secrets } from './keyring'
import { networkHashes } from './knownNetworks'
import { updateSitterEnds } from './sitterEnds'

/** Implements product/accounts 1.1 and 1.2. */
const lifetimeMs = { long: 90 * DAY_MS, short: 7 * DAY_MS }
const graceMs = 30_000
const lostResponseMs = 10 * MINUTE_MS
const handOffSeconds = 60

export interface Tokens {
  accessToken: string
  refreshToken: string
}

type PrismaOrTx = PrismaClient | Prisma.TransactionClient

// The kind is part of the token, and so of its hash.
const handOffPrefix = 'hand-off.'
const isHandOff = (refreshToken: string) => refreshToken.startsWith(handOffPrefix)

// A successor is derived from its predecessor, so that a lost response can be repeated while the
// database stores hashes only.
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

/** Returns the name of a pair in its access tokens; the refresh token cannot be derived from it. */
const pairOf = (refreshToken: string) => hashOfToken(refreshToken).slice(0, 16)

interface ClientInfo {
  network: string
  userAgent: string | undefined
}

interface SessionUse {
  userId: string
  origin: ClientInfo
  secrets: Secrets
  now: Date
}

/** Written when a session is opened or renewed, not with each request. */
const lastUse = ({ userId, origin: { network, userAgent }, secrets, now }: SessionUse) => ({
  device: deviceNameOf(userAgent),
  network: networkHashes({ userId, network, secrets })[0]!,
  lastUsedAt: now,
})

interface NewSession extends SessionUse {
  rememberMe: boolean
  /**
   * A hand-off is for tokens in a URL: both are valid for 60 seconds, and the refresh token works
   * once.
   */
  handOff?: boolean
}

export async function openFamily(
  store: PrismaOrTx,
  { rememberMe, handOff = false, ...use }: NewSession,
): Promise<{ tokens: Tokens; familyId: string }> {
  const { userId, secrets, now } = use
  await endExcessSessions(store, userId, now)
  const refreshToken = (handOff ? handOffPrefix : '') + newToken()
  const family = await store.refreshFamily.create({
    data: {
      userId,
      ...lastUse(use),
      rememberMe,
      openedBy: handOff ? 'google' : 'password',
      createdAt: now,
      expiresAt: handOff
        ? new Date(now.getTime() + handOffSeconds * 1000)
        : slidingExpiry(rememberMe, now),
      tokens: { create: { hash: hashOfToken(refreshToken), createdAt: now } },
    },
  })
  const accessToken = signAccessToken(
    { userId, familyId: family.id, pair: pairOf(refreshToken) },
    secrets,
    now,
    handOff ? handOffSeconds : undefined,
  )
  return { tokens: { accessToken, refreshToken }, familyId: family.id }
}

/**
 * Returns the next pair for a refresh token. `null` if it is unknown, expired or revoked. The
 * current token's predecessor gets the same successor again for 30 seconds (two tabs), and for 10
 * minutes if the successor's pair was not used (a lost response). Any other old token revokes
 * the family, and so does a repeated hand-off.
 * @throws RATE_LIMITED
 */
export async function rotate(
  prisma: PrismaClient,
  {
    refreshToken,
    timeZone,
    origin,
    secrets,
    now,
  }: { refreshToken: string; timeZone?: string | undefined } & Omit<SessionUse, 'userId'>,
): Promise<Tokens | null> {
  const hash = hashOfToken(refreshToken)
  return await prisma.$transaction(async (tx) => {
    const tokenRow = await tx.refreshToken.findUnique({ where: { hash } })
    if (!tokenRow) return null
    // The user is locked before the family, in the order of password changes and deletions (avoids
    // deadlocks).
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = (SELECT user_id FROM refresh_families
      WHERE id = ${tokenRow.familyId}::uuid) FOR NO KEY UPDATE`
    // If several calls are parallel, the first rotates and the others find its successor.
    await tx.$queryRaw`SELECT 1 FROM refresh_families WHERE id = ${tokenRow.familyId}::uuid FOR UPDATE`
    const family = await tx.refreshFamily.findUnique({ where: { id: tokenRow.familyId } })
    if (!family || family.revokedAt || family.expiresAt <= now) return null
    // An existing successor may be derived with an older secret.
    const candidates = secrets.map((secret) => successorOf(refreshToken, secret))
    const rows = await tx.refreshToken.findMany({
      where: { hash: { in: [hash, ...candidates.map(hashOfToken)] } },
    })
    const successor = rows.find((token) => token.hash !== hash)
    const next =
      candidates.find((candidate) => hashOfToken(candidate) === successor?.hash) ?? candidates[0]!
    if (successor || rows.some(({ rotatedAt }) => rotatedAt !== null)) {
      const ageMs = successor ? now.getTime() - successor.createdAt.getTime() : Infinity
      const inGrace =
        successor?.rotatedAt === null &&
        ageMs <= (family.unusedPair === pairOf(next) ? lostResponseMs : graceMs)
      if (!inGrace || isHandOff(refreshToken)) {
        await tx.refreshFamily.update({ where: { id: family.id }, data: { revokedAt: now } })
        return null
      }
    } else {
      await requireQuotaForRenewal(tx, family.id, now)
      await tx.refreshToken.update({ where: { hash }, data: { rotatedAt: now } })
      await tx.refreshToken.create({
        data: { hash: hashOfToken(next), familyId: family.id, createdAt: now },
      })
      await tx.refreshFamily.update({
        where: { id: family.id },
        data: {
          ...lastUse({ userId: family.userId, origin, secrets, now }),
          expiresAt: slidingExpiry(family.rememberMe, now),
          unusedPair: pairOf(next),
        },
      })
      await tx.user.update({
        where: { id: family.userId },
        data: { lastActiveAt: now, ...(isHandOff(refreshToken) && { timeZone }) },
      })
      if (isHandOff(refreshToken) && timeZone !== undefined)
        await updateSitterEnds(tx, family.userId, timeZone)
    }
    const accessToken = signAccessToken(
      { userId: family.userId, familyId: family.id, pair: pairOf(next) },
      secrets,
      now,
    )
    return { accessToken, refreshToken: next }
  })
}

/**
 * Records that the newest pair was used, so that its response was not lost. The session's check
 * (reading/sessionSnapshot.ts) calls it once a renewal.
 */
export async function markPairUsed(
  prisma: PrismaClient,
  familyId: string,
  pair: string,
): Promise<void> {
  await prisma.refreshFamily.updateMany({
    where: { id: familyId, unusedPair: pair },
    data: { unusedPair: null },
  })
}

/**
 * Ends the family of a refresh token, given by its hash. The hash permits nothing else. An unknown
 * hash ends nothing.
 */
export async function revokeFamilyByHash(
  prisma: PrismaClient,
  hash: string,
  now: Date,
): Promise<void> {
  const token = await prisma.refreshToken.findUnique({ where: { hash } })
  if (!token) return
  await prisma.refreshFamily.updateMany({
    where: { id: token.familyId, revokedAt: null },
    data: { revokedAt: now },
  })
}

/**
 * Ends the user's sessions (but `exceptFamilyId`), tools' tokens and calendar address (product/accounts
 * 1.8).
 */
export async function revokeSessionsAndTokens(
  store: PrismaOrTx,
  { userId, exceptFamilyId, now }: { userId: string; exceptFamilyId?: string; now: Date },
): Promise<void> {
  await store.refreshFamily.updateMany({
    where: {
      userId,
      revokedAt: null,
      ...(exceptFamilyId !== undefined && { id: { not: exceptFamilyId } }),
    },
    data: { revokedAt: now },
  })
  await store.personalAccessToken.deleteMany({ where: { userId } })
  await store.calendarAddress.deleteMany({ where: { userId } })
}

function slidingExpiry(rememberMe: boolean, now: Date): Date {
  return new Date(now.getTime() + (rememberMe ? lifetimeMs.long : lifetimeMs.short))
}

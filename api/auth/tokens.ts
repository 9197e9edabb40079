import { createHmac } from 'node:crypto'
import type { Prisma, PrismaClient } from '#prisma'
import { signAccessToken } from './accessToken'
import type { Secrets } from './keyring'
import { hashOfToken, newToken } from './randomToken'

/** Decisions, Accounts: milliseconds, milliseconds, seconds. */
const lifetimeMs = { long: 90 * 86_400_000, short: 7 * 86_400_000 }
const graceMs = 30_000
const lostAnswerMs = 10 * 60_000
const handOffSeconds = 60

export interface Tokens {
  accessToken: string
  refreshToken: string
}

type Store = PrismaClient | Prisma.TransactionClient

// A token names its kind: what it is hashed with can't be changed.
const handOffMark = 'hand-off.'
const isHandOff = (refreshToken: string) => refreshToken.startsWith(handOffMark)

// A successor is derived from its predecessor, not stored: the lost answer can be given again, and a stolen
// database holds hashes alone.
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

/** What a pair is called in its access tokens. It gives nobody the refresh token. */
const pairOf = (refreshToken: string) => hashOfToken(refreshToken).slice(0, 16)

interface Opening {
  userId: string
  rememberMe: boolean
  /** The tokens pass through an address: both live for 60 seconds, and the refresh token gives its successor once. */
  handOff?: boolean
  secrets: Secrets
  now: Date
}

/** A new family: one sign-in on one device. */
export async function openFamily(
  store: Store,
  { userId, rememberMe, handOff = false, secrets, now }: Opening,
): Promise<{ tokens: Tokens; familyId: string }> {
  const refreshToken = (handOff ? handOffMark : '') + newToken()
  const family = await store.refreshFamily.create({
    data: {
      userId,
      rememberMe,
      openedBy: handOff ? 'google' : 'password',
      createdAt: now,
      expiresAt: handOff ? new Date(now.getTime() + handOffSeconds * 1000) : slidingExpiry(rememberMe, now),
      tokens: { create: { hash: hashOfToken(refreshToken), createdAt: now } },
    },
  })
  const accessToken = signAccessToken({ userId, familyId: family.id, pair: pairOf(refreshToken) }, secrets, now, handOff ? handOffSeconds : undefined)
  return { tokens: { accessToken, refreshToken }, familyId: family.id }
}

/**
 * The next pair for a refresh token. Its immediate predecessor gets the same successor again for 30 seconds (two tabs),
 * and for 10 minutes where nothing of the successor's pair was used (an answer that was lost), unless it was a hand-off;
 * any other old token revokes the whole family. Null: unknown, expired or revoked.
 */
export async function rotate(
  prisma: PrismaClient,
  { refreshToken, timeZone, secrets, now }: { refreshToken: string; timeZone?: string | undefined; secrets: Secrets; now: Date },
): Promise<Tokens | null> {
  const hash = hashOfToken(refreshToken)
  return await prisma.$transaction(async (tx) => {
    const presented = await tx.refreshToken.findUnique({ where: { hash } })
    if (!presented) return null
    // The user first, as a change of the password or a deletion locks them: else each could wait for the other.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = (SELECT user_id FROM refresh_families WHERE id = ${presented.familyId}::uuid) FOR NO KEY UPDATE`
    // The family's row is the lock: of ten that come at once, one rotates and nine find its work.
    await tx.$queryRaw`SELECT 1 FROM refresh_families WHERE id = ${presented.familyId}::uuid FOR UPDATE`
    const family = await tx.refreshFamily.findUnique({ where: { id: presented.familyId } })
    if (!family || family.revokedAt || family.expiresAt <= now) return null
    // A successor that is there was derived with the secret of its day.
    const candidates = secrets.map((secret) => successorOf(refreshToken, secret))
    const found = await tx.refreshToken.findMany({ where: { hash: { in: [hash, ...candidates.map(hashOfToken)] } } })
    const successor = found.find((token) => token.hash !== hash)
    const next = candidates.find((candidate) => hashOfToken(candidate) === successor?.hash) ?? candidates[0]!
    if (successor || found.some(({ rotatedAt }) => rotatedAt !== null)) {
      const ageMs = successor ? now.getTime() - successor.createdAt.getTime() : Infinity
      const inGrace = successor?.rotatedAt === null && ageMs <= (family.unusedPair === pairOf(next) ? lostAnswerMs : graceMs)
      if (!inGrace || isHandOff(refreshToken)) {
        await tx.refreshFamily.update({ where: { id: family.id }, data: { revokedAt: now } })
        return null
      }
    } else {
      await tx.refreshToken.update({ where: { hash }, data: { rotatedAt: now } })
      await tx.refreshToken.create({ data: { hash: hashOfToken(next), familyId: family.id, createdAt: now } })
      await tx.refreshFamily.update({
        where: { id: family.id },
        data: { expiresAt: slidingExpiry(family.rememberMe, now), unusedPair: pairOf(next) },
      })
      await tx.user.update({ where: { id: family.userId }, data: { lastActiveAt: now, ...(isHandOff(refreshToken) && { timeZone }) } })
    }
    const accessToken = signAccessToken({ userId: family.userId, familyId: family.id, pair: pairOf(next) }, secrets, now)
    return { accessToken, refreshToken: next }
  })
}

/**
 * An access token of the family's newest pair was used: the answer that brought it arrived, and its predecessor has
 * nothing to ask again. Once a renewal, where the session's check (records/household.ts) found the pair unused.
 */
export async function pairArrived(prisma: PrismaClient, familyId: string, pair: string): Promise<void> {
  await prisma.refreshFamily.updateMany({ where: { id: familyId, unusedPair: pair }, data: { unusedPair: null } })
}

/**
 * Ends the family of a refresh token, whichever of its tokens it is; its hash is enough for that, and for nothing else.
 * Unknown tokens end nothing.
 */
export async function closeFamily(prisma: PrismaClient, hash: string, now: Date): Promise<void> {
  const token = await prisma.refreshToken.findUnique({ where: { hash } })
  if (!token) return
  await prisma.refreshFamily.updateMany({
    where: { id: token.familyId, revokedAt: null },
    data: { revokedAt: now },
  })
}

/** Ends the user's families, at once; all of them, or all but one. */
export async function closeFamilies(
  store: Store,
  { userId, except, now }: { userId: string; except?: string; now: Date },
): Promise<void> {
  await store.refreshFamily.updateMany({
    where: { userId, revokedAt: null, ...(except !== undefined && { id: { not: except } }) },
    data: { revokedAt: now },
  })
}

function slidingExpiry(rememberMe: boolean, now: Date): Date {
  return new Date(now.getTime() + (rememberMe ? lifetimeMs.long : lifetimeMs.short))
}

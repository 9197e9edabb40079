import type { Prisma, PrismaClient } from '#prisma'
import { HOUR_MS } from '#shared/base/duration'
import { MAX_CARED_FOR_CATS, MAX_HELPERS, MAX_INVITATIONS } from '#shared/circle/circleLimits'
import { MAX_PROPOSALS } from '#shared/sharing/shareLink'
import { activeRowFilter } from '../db/activeRowFilter'
import { lockAnimal, lockUser } from '../db/locks'
import { closedRecord, overQuota, rateLimited } from '../errors'

// Bounds what an account may store. Each check locks the parent row until the transaction ends, so
// that parallel requests cannot exceed the quota.

export const MAX_ANIMALS = 50
const MAX_ACTIVE_LINKS = 20
const MAX_OPEN_UPLOADS = 20
/** Counts the proposals of a cat, including decided ones. */
export const MAX_VET_PROPOSALS = 200
const MAX_EXPORTS = 2
const MAX_TOKENS = 20
export const MAX_SESSIONS = 50
const MAX_PUSH_DEVICES = 10
/** The app renews a session five times an hour, a script more often. Each stores a row for 30 days. */
const MAX_RENEWALS_AN_HOUR = 600

type Tx = Prisma.TransactionClient

/**
 * Requires the quota for `more` cats.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForAnimal(tx: Tx, userId: string, more = 1): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.animal.count({ where: { userId } })) + more <= MAX_ANIMALS) return
  throw overQuota(
    `Un compte suit ${MAX_ANIMALS} chats au plus. Pour en ajouter un, supprimez-en un que vous ne suivez plus.`,
  )
}

/**
 * Counts active links. A cat in memory can have no new one.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForShareLink(tx: Tx, animalId: string, now: Date): Promise<void> {
  await requireOpenCat(tx, animalId)
  if (
    (await tx.shareLink.count({ where: { animalId, ...activeRowFilter(now) } })) < MAX_ACTIVE_LINKS
  )
    return
  throw overQuota(
    `Un chat a ${MAX_ACTIVE_LINKS} liens de partage actifs au plus. Pour en créer un, révoquez-en un autre.`,
  )
}

/**
 * Returns how many more proposals the link may receive, and whether that of `id` exists already.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForProposal(
  tx: Tx,
  { animalId, linkId, id }: { animalId: string; linkId: string; id: string | null },
) {
  await lockAnimal(tx, animalId)
  const received = await tx.vetProposal.findMany({ where: { linkId }, select: { id: true } })
  const remaining = MAX_PROPOSALS - received.length
  if (id !== null && received.some((one) => one.id === id)) return { remaining, isKnown: true }
  if (remaining <= 0)
    throw overQuota(
      `Ce lien a reçu ${MAX_PROPOSALS} consignes, le plus qu’il puisse en ` +
        'recevoir. Demandez un nouveau lien au propriétaire.',
    )
  if ((await tx.vetProposal.count({ where: { animalId } })) >= MAX_VET_PROPOSALS)
    throw overQuota(`Un chat a ${MAX_VET_PROPOSALS} consignes au plus.`)
  return { remaining, isKnown: false }
}

/**
 * Counts open uploads.
 * @throws RATE_LIMITED until the oldest expires
 */
export async function requireQuotaForUpload(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const open = await tx.photoUpload.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: { expiresAt: 'asc' },
    take: MAX_OPEN_UPLOADS,
  })
  if (open.length < MAX_OPEN_UPLOADS) return
  const seconds = Math.ceil((open[0]!.expiresAt.getTime() - now.getTime()) / 1000)
  throw rateLimited(
    seconds,
    `${MAX_OPEN_UPLOADS} envois de photos sont déjà en cours. Terminez-les, ou réessayez dans quelques minutes.`,
  )
}

/**
 * Counts the tokens of tools, including expired ones.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForToken(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.personalAccessToken.count({ where: { userId } })) < MAX_TOKENS) return
  throw overQuota(
    `Un compte a ${MAX_TOKENS} accès pour outils au plus. Pour en créer un, révoquez-en un autre.`,
  )
}

/**
 * Deletes the oldest devices, so that a new one fits the quota. An old device may have been sold.
 */
export async function removeExcessDevices(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await lockUser(tx, userId)
  const excessDevices = await tx.pushDevice.findMany({
    where: { userId, endpoint: { not: endpoint } },
    orderBy: { createdAt: 'desc' },
    skip: MAX_PUSH_DEVICES - 1,
    select: { id: true },
  })
  await tx.pushDevice.deleteMany({ where: { id: { in: excessDevices.map(({ id }) => id) } } })
}

/**
 * Counts the renewals of a session. The caller has locked it.
 * @throws RATE_LIMITED
 */
export async function requireQuotaForRenewal(tx: Tx, familyId: string, now: Date): Promise<void> {
  const [oldest] = await tx.refreshToken.findMany({
    where: { familyId, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { createdAt: 'desc' },
    skip: MAX_RENEWALS_AN_HOUR - 1,
    take: 1,
  })
  if (oldest)
    throw rateLimited(Math.ceil((oldest.createdAt.getTime() + HOUR_MS - now.getTime()) / 1000))
}

/** Ends the least recently used sessions, so that a new one fits the quota. */
export async function endExcessSessions(
  store: Tx | PrismaClient,
  userId: string,
  now: Date,
): Promise<void> {
  await lockUser(store, userId)
  const excessSessions = await store.refreshFamily.findMany({
    where: { userId, ...activeRowFilter(now) },
    orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
    skip: MAX_SESSIONS - 1,
    select: { id: true },
  })
  if (excessSessions.length === 0) return
  await store.refreshFamily.updateMany({
    where: { id: { in: excessSessions.map(({ id }) => id) } },
    data: { revokedAt: now },
  })
}

/**
 * Counts open invitations. A cat in memory can have no new one.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForInvitation(
  tx: Tx,
  animalId: string,
  now: Date,
): Promise<void> {
  await requireOpenCat(tx, animalId)
  if (
    (await tx.invitation.count({ where: { animalId, acceptedAt: null, expiresAt: { gt: now } } })) <
    MAX_INVITATIONS
  )
    return
  throw overQuota(
    `Un chat a ${MAX_INVITATIONS} invitations en attente au plus. Pour en envoyer une, annulez-en une autre.`,
  )
}

/**
 * Counts the members of a cat's circle and the cats of a member. An existing membership does not
 * count. The caller has locked the cat.
 * @throws OVER_QUOTA
 */
export async function requireQuotaForMember(
  tx: Tx,
  { animalId, userId, now }: { animalId: string; userId: string; now: Date },
): Promise<void> {
  await lockUser(tx, userId)
  const activeMembership = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] }
  if (
    (await tx.membership.count({
      where: { animalId, userId: { not: userId }, ...activeMembership },
    })) >= MAX_HELPERS
  ) {
    throw overQuota(
      `Le cercle d’un chat a ${MAX_HELPERS} personnes au plus, en plus de son propriétaire.`,
    )
  }
  if (
    (await tx.membership.count({
      where: { userId, animalId: { not: animalId }, ...activeMembership },
    })) < MAX_CARED_FOR_CATS
  )
    return
  throw overQuota(
    `Un compte aide à suivre ${MAX_CARED_FOR_CATS} chats au plus. Pour en ajouter un, quittez un autre cercle.`,
  )
}

/**
 * Counts running exports.
 * @throws RATE_LIMITED
 */
export async function requireQuotaForExport(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.runningExport.count({ where: { userId, expiresAt: { gt: now } } })) < MAX_EXPORTS)
    return
  throw rateLimited(
    30,
    'Deux téléchargements de vos données sont déjà en cours. Réessayez quand l’un d’eux sera terminé.',
  )
}

async function requireOpenCat(tx: Tx, animalId: string): Promise<void> {
  const [cat] = await tx.$queryRaw<{ name: string; closed: boolean }[]>`
    SELECT name, in_memory_since IS NOT NULL AS closed FROM animals WHERE id = ${animalId}::uuid FOR NO KEY UPDATE`
  if (cat?.closed) throw closedRecord(cat.name)
}

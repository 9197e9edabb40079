import type { Prisma, PrismaClient } from '#prisma'
import { frenchNumber } from '#shared/base/numbers'
import { MOST_CARED_FOR, MOST_HELPERS, MOST_INVITATIONS } from '#shared/circle/circleLimits'
import { MOST_PROPOSALS } from '#shared/sharing/shareLink'
import type { Rows } from '../db/database'
import { closedRecord, overQuota, rateLimited } from '../errors'

// Bounds what an account may store. Each check locks the parent row until the transaction ends, so
// that parallel requests cannot exceed the quota.

export const mostAnimals = 50
const mostLiveLinks = 20
const mostOpenUploads = 20
/** Allows a result a month for sixteen years: as many as a list shows. */
export const mostLabResults = 200
/** Counts the proposals of a cat, including decided ones. */
export const mostVetProposals = 200
const mostExports = 2
/** Allows one a day for 54 years. */
const MOST_ENTRIES = 20_000
/** Counts the different answers of one day. */
export const MOST_REVISIONS = 50
const MOST_WEIGHTS = 20_000
/** Allows ten a day for thirteen years. */
const mostDoses = 50_000
const mostTokens = 20
export const mostSessions = 50
const mostPushDevices = 10
const mostTreatments = 200
/** Allows ten treatments with six doses each, and as many again. */
const mostDosesOfADay = 120

type Tx = Prisma.TransactionClient

/** Requires the quota for `more` cats. @throws OVER_QUOTA */
export async function requireQuotaForAnimal(tx: Tx, userId: string, more = 1): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.animal.count({ where: { userId } })) + more <= mostAnimals) return
  throw overQuota(
    `Un compte suit ${mostAnimals} chats au plus. Pour en ajouter un, supprimez-en un que vous ne suivez plus.`,
  )
}

/** Counts active links. A cat in memory can have no new one. @throws OVER_QUOTA */
export async function requireQuotaForShareLink(tx: Tx, animalId: string, now: Date): Promise<void> {
  await requireOpenCat(tx, animalId)
  if (
    (await tx.shareLink.count({ where: { animalId, revokedAt: null, expiresAt: { gt: now } } })) <
    mostLiveLinks
  )
    return
  throw overQuota(
    `Un chat a ${mostLiveLinks} liens de partage actifs au plus. Pour en créer un, révoquez-en un autre.`,
  )
}

/** Returns the stored id if one of `ids` exists already. @throws OVER_QUOTA */
export async function requireQuotaForLabResult(
  tx: Tx,
  animalId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  await lockAnimal(tx, animalId)
  const existing = await tx.labResult.findMany({ where: { animalId }, select: { id: true } })
  const sent = existing.find(({ id }) => ids.includes(id))
  if (sent) return sent.id
  if (existing.length < mostLabResults) return undefined
  throw overQuota(
    `Un chat a ${mostLabResults} résultats d’analyses au plus. Pour en ajouter un, supprimez-en un autre.`,
  )
}

/** Counts all treatments of a cat, including ended ones. @throws OVER_QUOTA */
export async function requireQuotaForTreatment(tx: Tx, animalId: string): Promise<void> {
  await lockAnimal(tx, animalId)
  if ((await tx.treatment.count({ where: { animalId } })) < mostTreatments) return
  throw overQuota(`Un chat a ${mostTreatments} traitements au plus, ceux qui sont finis compris.`)
}

/** Counts the doses of the cat and of its day. @throws OVER_QUOTA */
export async function requireQuotaForDose(tx: Tx, animalId: string, day: Date): Promise<void> {
  await lockAnimal(tx, animalId)
  const [counts] = await tx.$queryRaw<{ all: number; ofDay: number }[]>`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE day = ${day}::date))::int AS "ofDay" FROM doses WHERE animal_id = ${animalId}::uuid`
  if (counts!.ofDay >= mostDosesOfADay)
    throw overQuota(`Un jour a ${mostDosesOfADay} doses au plus.`)
  if (counts!.all < mostDoses) return
  throw overQuota(
    `Un chat a ${frenchNumber(mostDoses)} doses au plus. Supprimez-en d’anciennes pour en noter une autre.`,
  )
}

/** Requires the quota for one more weighing. The caller has locked the cat. @throws OVER_QUOTA */
export async function requireQuotaForWeight(tx: Tx, animalId: string): Promise<void> {
  if ((await tx.weight.count({ where: { animalId } })) < MOST_WEIGHTS) return
  throw overQuota(
    `Un chat a ${frenchNumber(MOST_WEIGHTS)} pesées au plus. Supprimez-en une ancienne pour en noter une autre.`,
  )
}

const countEntries = {
  name: 'count_entries',
  text: 'SELECT count(*)::int AS count FROM measurements WHERE animal_id = $1::uuid',
}

/**
 * Requires the quota for one more entry. The version is never below the number of entries, which
 * are counted only once it reaches the quota. @throws OVER_QUOTA
 */
export async function requireQuotaForEntry(
  database: Rows,
  animalId: string,
  version: number,
): Promise<void> {
  if (version < MOST_ENTRIES) return
  const [counted] = await database.rows<{ count: number }>(countEntries, [animalId])
  if (counted!.count < MOST_ENTRIES) return
  throw overQuota(
    `Un chat a ${frenchNumber(MOST_ENTRIES)} saisies au plus. Supprimez-en une ancienne pour en ajouter une autre.`,
  )
}

/** Older versions are never dropped for a new one. @throws OVER_QUOTA */
export function requireQuotaForRevision(count: number): void {
  if (count < MOST_REVISIONS) return
  throw overQuota(
    `Cette saisie a déjà été corrigée ${MOST_REVISIONS} fois, le plus qu’une saisie puisse l’être.`,
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
  const remaining = MOST_PROPOSALS - received.length
  if (id !== null && received.some((one) => one.id === id)) return { remaining, isKnown: true }
  if (remaining <= 0)
    throw overQuota(
      `Ce lien a reçu ${MOST_PROPOSALS} consignes, le plus qu’il puisse en recevoir. Demandez un nouveau lien au propriétaire.`,
    )
  if ((await tx.vetProposal.count({ where: { animalId } })) >= mostVetProposals)
    throw overQuota(`Un chat a ${mostVetProposals} consignes au plus.`)
  return { remaining, isKnown: false }
}

interface AddedRows {
  measurements?: readonly unknown[]
  weights?: readonly unknown[]
  labResults?: readonly unknown[]
  treatments?: readonly unknown[]
  vetProposals?: readonly unknown[]
  doses?: readonly { day: string }[]
}

/** Requires the quotas for all rows that an import adds to the cat. @throws OVER_QUOTA */
export async function requireWithinQuotas(
  tx: Tx,
  { id, name }: { id: string; name: string },
  more: AddedRows,
): Promise<void> {
  const [counts] = await tx.$queryRaw<
    { entries: number; weights: number; labs: number; treatments: number; proposals: number }[]
  >`
    SELECT (SELECT count(*)::int FROM measurements WHERE animal_id = ${id}::uuid) AS entries,
      (SELECT count(*)::int FROM weights WHERE animal_id = ${id}::uuid) AS weights,
      (SELECT count(*)::int FROM lab_results WHERE animal_id = ${id}::uuid) AS labs,
      (SELECT count(*)::int FROM treatments WHERE animal_id = ${id}::uuid) AS treatments,
      (SELECT count(*)::int FROM vet_proposals WHERE animal_id = ${id}::uuid) AS proposals`
  const ofDays = await tx.$queryRaw<{ day: string; count: number }[]>`
    SELECT day::text, count(*)::int AS count FROM doses WHERE animal_id = ${id}::uuid GROUP BY day`
  const doses = new Map(ofDays.map(({ day, count }) => [day, count]))
  for (const { day } of more.doses ?? []) doses.set(day, (doses.get(day) ?? 0) + 1)
  const sums = [
    [counts!.entries + (more.measurements?.length ?? 0), MOST_ENTRIES, 'saisies'],
    [counts!.weights + (more.weights?.length ?? 0), MOST_WEIGHTS, 'pesées'],
    [counts!.labs + (more.labResults?.length ?? 0), mostLabResults, 'résultats d’analyses'],
    [counts!.treatments + (more.treatments?.length ?? 0), mostTreatments, 'traitements'],
    [counts!.proposals + (more.vetProposals?.length ?? 0), mostVetProposals, 'consignes'],
    [sumOf(doses.values()), mostDoses, 'doses'],
    [largestOf(doses.values()), mostDosesOfADay, 'doses par jour'],
  ] as const
  for (const [sum, most, what] of sums)
    if (sum > most)
      throw overQuota(
        `${name} aurait plus de ${frenchNumber(most)} ${what}, le plus qu’un chat puisse en avoir.`,
      )
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
const largestOf = (counts: Iterable<number>) =>
  [...counts].reduce((largest, count) => Math.max(largest, count), 0)

/** Counts open uploads. @throws RATE_LIMITED until the oldest expires */
export async function requireQuotaForUpload(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const open = await tx.photoUpload.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: { expiresAt: 'asc' },
    take: mostOpenUploads,
  })
  if (open.length < mostOpenUploads) return
  const seconds = Math.ceil((open[0]!.expiresAt.getTime() - now.getTime()) / 1000)
  throw rateLimited(
    seconds,
    `${mostOpenUploads} envois de photos sont déjà en cours. Terminez-les, ou réessayez dans quelques minutes.`,
  )
}

/** Counts the tokens of tools, including expired ones. @throws OVER_QUOTA */
export async function requireQuotaForToken(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.personalAccessToken.count({ where: { userId } })) < mostTokens) return
  throw overQuota(
    `Un compte a ${mostTokens} accès pour outils au plus. Pour en créer un, révoquez-en un autre.`,
  )
}

/**
 * Deletes the oldest devices, so that a new one fits the quota. An old device may have been sold.
 */
export async function removeExcessDevices(tx: Tx, userId: string, endpoint: string): Promise<void> {
  await lockUser(tx, userId)
  const others = await tx.pushDevice.findMany({
    where: { userId, endpoint: { not: endpoint } },
    orderBy: { createdAt: 'desc' },
    skip: mostPushDevices - 1,
    select: { id: true },
  })
  await tx.pushDevice.deleteMany({ where: { id: { in: others.map(({ id }) => id) } } })
}

/** Ends the least recently used sessions, so that a new one fits the quota. */
export async function endExcessSessions(
  store: Tx | PrismaClient,
  userId: string,
  now: Date,
): Promise<void> {
  await lockUser(store, userId)
  const others = await store.refreshFamily.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }],
    skip: mostSessions - 1,
    select: { id: true },
  })
  if (others.length === 0) return
  await store.refreshFamily.updateMany({
    where: { id: { in: others.map(({ id }) => id) } },
    data: { revokedAt: now },
  })
}

/** Counts open invitations. A cat in memory can have no new one. @throws OVER_QUOTA */
export async function requireQuotaForInvitation(
  tx: Tx,
  animalId: string,
  now: Date,
): Promise<void> {
  await requireOpenCat(tx, animalId)
  if (
    (await tx.invitation.count({ where: { animalId, acceptedAt: null, expiresAt: { gt: now } } })) <
    MOST_INVITATIONS
  )
    return
  throw overQuota(
    `Un chat a ${MOST_INVITATIONS} invitations en attente au plus. Pour en envoyer une, annulez-en une autre.`,
  )
}

/**
 * Counts the members of a cat's circle and the cats of a member. An existing membership does not
 * count. The caller has locked the cat. @throws OVER_QUOTA
 */
export async function requireQuotaForMember(
  tx: Tx,
  { animalId, userId, now }: { animalId: string; userId: string; now: Date },
): Promise<void> {
  await lockUser(tx, userId)
  const isActive = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] }
  if (
    (await tx.membership.count({ where: { animalId, userId: { not: userId }, ...isActive } })) >=
    MOST_HELPERS
  ) {
    throw overQuota(
      `Le cercle d’un chat a ${MOST_HELPERS} personnes au plus, sans compter la sienne.`,
    )
  }
  if (
    (await tx.membership.count({ where: { userId, animalId: { not: animalId }, ...isActive } })) <
    MOST_CARED_FOR
  )
    return
  throw overQuota(
    `Un compte aide à suivre ${MOST_CARED_FOR} chats au plus. Pour en ajouter un, quittez un autre cercle.`,
  )
}

/** Counts running exports. @throws RATE_LIMITED */
export async function requireQuotaForExport(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  if ((await tx.runningExport.count({ where: { userId, expiresAt: { gt: now } } })) < mostExports)
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

const lockUser = (tx: Tx | PrismaClient, userId: string) =>
  tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
/** Locks the cats in the order of their ids, which avoids deadlocks. */
export const lockAnimals = (tx: Tx, ids: readonly string[]) =>
  tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM animals WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
export const lockAnimal = (tx: Tx, animalId: string) =>
  tx.$queryRaw<unknown[]>`SELECT 1 FROM animals WHERE id = ${animalId}::uuid FOR NO KEY UPDATE`

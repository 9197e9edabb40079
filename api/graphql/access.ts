import type { Prisma } from '#prisma'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import { hasRight, type Right } from '#shared/circle/rights'
import { lockAnimal } from '../base/db/locks'
import { accessDenied, notFound, ownerOnly, unauthenticated } from '../base/errors'
import { isUuid } from '../base/uuid'
import { catIdsOf, reachableCats } from '../reading/circleSql'
import type { RecordRow } from '../reading/record'
import { circleRecords } from '../reading/sessionSnapshot'
import type { Context, Viewer } from './context'

export function requireViewer(context: Context): Viewer {
  if (!context.viewer) throw unauthenticated()
  return context.viewer
}

/**
 * Requires a person's session: a tool's token is refused.
 * @throws UNAUTHENTICATED, ACCESS_DENIED
 */
export function requireSession(context: Context): Viewer & { familyId: string } {
  const viewer = requireViewer(context)
  if (viewer.familyId === null) throw accessDenied(toolRefusalMessage)
  return { ...viewer, familyId: viewer.familyId }
}

export const toolRefusalMessage =
  'Cet accès ne le permet pas\u00a0: faites-le depuis l’application.'

export function requireAdmin(context: Context): Viewer {
  const viewer = requireViewer(context)
  if (!viewer.isAdmin) throw accessDenied()
  return viewer
}

/**
 * Returns a cat of the viewer's circle. It is `null` both if the cat is unknown and if it is a
 * stranger's: the two must look alike.
 */
export async function findAnimal(context: Context, uuid: string): Promise<RecordRow | null> {
  const { user, records } = requireViewer(context)
  if (!isUuid(uuid)) return null
  const id = uuid.toLowerCase()
  const loadedRecord = records.find((record) => record.id === id)
  const row =
    loadedRecord ??
    (
      await circleRecords(context.database, user, { ...context.readPlan, cats: [id] }, context.now)
    )[0]
  if (row) context.provenMemberships.set(row.id, row)
  return row ?? null
}

/**
 * Records that the viewer has access to a cat, because a row of it was found for them. The cat
 * itself was not read.
 */
export function grantAccess({ provenMemberships }: Context, animalId: string): void {
  if (!provenMemberships.has(animalId)) provenMemberships.set(animalId, null)
}

/**
 * Returns a cat with which the viewer may do something.
 * @throws NOT_FOUND; ACCESS_DENIED if the viewer sees the cat but lacks the right
 */
export async function requireAnimal(
  context: Context,
  uuid: string,
  right: Right,
): Promise<RecordRow> {
  const record = (await findAnimal(context, uuid)) ?? fail()
  if (!hasRight(record.role, right)) throw ownerOnly()
  return record
}

/** Reads relations of a cat by Prisma, which batches them: one statement for all cats of a list. */
export const relationsOf = ({ id }: RecordRow, { prisma }: Context) =>
  prisma.animal.findUniqueOrThrow({ where: { id } })

/**
 * Requires that the viewer may delete a row. The owner may delete every row, a helper only
 * their own.
 * @throws ACCESS_DENIED
 */
export function requireRemovable(
  context: Context,
  { role }: RecordRow,
  { byId }: { byId: string | null },
): void {
  if (!hasRight(role, 'removeOthers') && byId !== requireViewer(context).user.id) throw ownerOnly()
}

export const removableRows = (context: Context, { role }: RecordRow) =>
  hasRight(role, 'removeOthers') ? {} : { byId: requireViewer(context).user.id }

/**
 * Runs `write` in a transaction that locks the cat and then the membership, always in this order
 * (avoids deadlocks). A concurrent removal waits, or makes this throw.
 * @throws NOT_FOUND
 */
export async function withMembership<T>(
  context: Context,
  record: RecordRow,
  write: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return await context.prisma.$transaction(async (tx) => {
    await lockMembership(tx, context, record)
    return await write(tx)
  })
}

/**
 * Locks the cat and the viewer's membership.
 * @throws NOT_FOUND
 */
export async function lockMembership(
  tx: Prisma.TransactionClient,
  context: Context,
  { id, role }: RecordRow,
): Promise<void> {
  if ((await lockAnimal(tx, id)).length === 0) fail()
  if (role === 'owner') return
  const { user } = requireViewer(context)
  const memberships = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM memberships WHERE animal_id = ${id}::uuid AND user_id = ${user.id}::uuid
    AND (ends_at IS NULL OR ends_at > ${context.now}) FOR SHARE`
  if (memberships.length === 0) fail()
}

const unmatchedId = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the condition of the cats with which the viewer may do something. It matches none without
 * a session.
 */
export const whereAnimal = ({ viewer, now }: Context, right: Right) => ({
  animal: reachableCats(viewer?.user.id ?? unmatchedId, right, now),
})

/**
 * Returns a UUID in lower case, as PostgreSQL stores it. Other text becomes an id that matches no
 * row, so that the database never receives the text.
 */
export const matchableId = (text: string): string =>
  isUuid(text) ? text.toLowerCase() : unmatchedId

export const whereRow = (context: Context, id: string, right: Right) => ({
  id: matchableId(id),
  ...whereAnimal(context, right),
})

/** Returns the options of a node that is a row of a cat. A viewer without the right gets `null`. */
export const rowNode = (right: Right) =>
  ({
    id: { field: 'id' },
    findUnique: (id: string, context: Context) => whereRow(context, id, right),
    nullable: true,
    select: {},
  }) as const

/** Returns the viewer's own cats first, each group oldest first. */
export async function findAnimals(context: Context): Promise<RecordRow[]> {
  const { user, records } = requireViewer(context)
  const all =
    context.readPlan.cats === 'all'
      ? records
      : await circleRecords(
          context.database,
          user,
          { ...context.readPlan, cats: 'all' },
          context.now,
        )
  for (const cat of all) context.provenMemberships.set(cat.id, cat)
  return all
}

/**
 * Returns the ids of all cats of the circle. Lists over all cats are read by these ids, which the
 * database looks up one by one.
 */
export const catIds = (context: Context): Promise<string[]> =>
  catIdsOf(context.database, requireViewer(context).user.id, context.now)

function fail(): never {
  throw notFound(UNKNOWN_CAT)
}

import { writers } from '#shared/circle/circleLimits'
import { hasRight } from '#shared/circle/rights'
import type { EntryRow } from '../reading/entryRow'
import { findAnimal, requireViewer } from './access'
import type { Context } from './context'

export const authorDescription =
  'The first name of the author; on a shared record "propriétaire" or "aidant". It is ' +
  'null if that account was deleted, or if the author was not stored.'
export const isRemovableDescription = 'True if the viewer may delete it; false on a shared record.'

type RowWithAuthor = Pick<EntryRow, 'animalId' | 'byId' | 'byName'>

/**
 * Returns who did something with a cat. The name is returned to members of its circle only
 * (product/circle 4.2).
 */
export async function nameOf(context: Context, row: RowWithAuthor): Promise<string | null> {
  const { provenMemberships, loaders } = context
  const { animalId, byId, byName } = row
  if (byId === null) return null
  if (!provenMemberships.has(animalId))
    return (await isByHelper(context, row)) ? writers.helper : writers.owner
  const { user } = requireViewer(context)
  if (byId === user.id) return user.firstName
  // The name was read with the record; `null` if it is its owner's.
  const readName = byName === null ? provenMemberships.get(animalId)?.ownerName : byName
  return readName ?? (await loaders.firstNames.load(byId))
}

/** Returns `null` if the account was deleted, or if the author was not stored. */
export async function isByHelper(
  { loaders }: Context,
  { animalId, byId, byName }: RowWithAuthor,
): Promise<boolean | null> {
  if (byId === null) return null
  return byName === undefined ? (await loaders.owners.load(animalId)) !== byId : byName !== null
}

/**
 * Returns whether the viewer may delete a weighing or a dose: it is their own, or the viewer is
 * the owner.
 */
export async function isRemovable(
  context: Context,
  { animalId, byId }: Pick<RowWithAuthor, 'animalId' | 'byId'>,
): Promise<boolean> {
  if (!context.provenMemberships.has(animalId)) return false
  return byId === requireViewer(context).user.id || (await canRemoveOthers(context, animalId))
}

/**
 * Returns whether the viewer may delete an entry. A helper may only if all of its answers are
 * their own (product/circle 2.2).
 */
export async function isEntryRemovable(
  context: Context,
  entry: Pick<EntryRow, 'id' | 'animalId' | 'byId' | 'revisionCount'>,
): Promise<boolean> {
  if (!(await isRemovable(context, entry))) return false
  return (
    entry.revisionCount === 0 ||
    (await canRemoveOthers(context, entry.animalId)) ||
    !(await context.loaders.revisedByOthers.load(entry.id))
  )
}

async function canRemoveOthers(context: Context, animalId: string): Promise<boolean> {
  const membership =
    context.provenMemberships.get(animalId) ?? (await findAnimal(context, animalId))
  return membership !== null && hasRight(membership.role, 'removeOthers')
}

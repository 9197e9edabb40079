import type { Prisma } from '#prisma'
import { lockAnimals } from '../../base/db/locks'
import { notFound, unavailable } from '../../base/errors'
import { requireMergeWithinQuotas } from '../../base/limits/importQuotas'
import { moveRows } from './moveRows'
import {
  discardStaging,
  leaseOf,
  openStaging,
  expireLease,
  renewLeaseSql,
  type Staging,
  type ImportStore,
  takeOver,
} from './staging'
import { TimeSlicer } from './timeSlicer'

type Tx = Prisma.TransactionClient

/**
 * Makes a staged import visible. A first transaction gives the new cats to the account, moves the
 * first portion of the merges, and runs `check`. Larger merges follow in further portions, in
 * another process if this one ends.
 * @throws NOT_FOUND if a cat that receives rows was deleted; OVER_QUOTA
 */
export async function publishStaged(
  store: ImportStore,
  staging: Staging,
  { now, check, slicer }: { now: Date; check: (tx: Tx) => Promise<void>; slicer: TimeSlicer },
): Promise<void> {
  const { holderId, userId, merges } = staging
  const staged = merges.map(({ from }) => from)
  const isComplete = await store.prisma.$transaction(async (tx) => {
    await renewLease(tx, staging)
    const into = merges.map((merge) => merge.into)
    // `check` may lock the user, after the cats as all do (avoids deadlocks).
    if ((await lockAnimals(tx, into)).length < into.length) throw notFound('Animal non trouvé')
    await check(tx)
    for (const merge of merges) await requireMergeWithinQuotas(tx, merge)
    await tx.$executeRaw`UPDATE imports SET is_complete = true WHERE holder_id = ${holderId}::uuid`
    await tx.$executeRaw`
      UPDATE animals SET user_id = ${userId}::uuid, proposed_by = (
        SELECT vet_name FROM vet_proposals WHERE animal_id = animals.id AND decided_on IS NULL
        ORDER BY created_at DESC LIMIT 1)
      WHERE user_id = ${holderId}::uuid AND id <> ALL(${staged}::uuid[])`
    await tx.$executeRaw`
      UPDATE reminder_choices SET user_id = ${userId}::uuid, look_at = ${now}
      WHERE user_id = ${holderId}::uuid AND animal_id <> ALL(${staged}::uuid[])`
    await tx.$executeRaw`
      UPDATE photos SET user_id = ${userId}::uuid WHERE user_id = ${holderId}::uuid
      AND animal_id <> ALL(${staged}::uuid[])`
    return await moveRows(tx, merges, { userId, now })
  })
  if (!isComplete) await moveRemaining(store, staging, { now, slicer })
  await discardStaging(store, staging, slicer)
}

async function renewLease(tx: Tx, staging: Staging): Promise<void> {
  if ((await tx.$queryRawUnsafe<unknown[]>(renewLeaseSql, ...leaseOf(staging))).length === 0)
    throw unavailable()
}

/** Moves the remaining portions. A cat that was deleted in the meantime receives none. */
async function moveRemaining(
  store: ImportStore,
  staging: Staging,
  { now, slicer }: { now: Date; slicer: TimeSlicer },
): Promise<void> {
  const { userId, merges } = staging
  const move = async (tx: Tx) => {
    await renewLease(tx, staging)
    const locked = await lockAnimals(
      tx,
      merges.map(({ into }) => into),
    )
    const ids = new Set(locked.map(({ id }) => id))
    const possible = merges.filter(({ into }) => ids.has(into))
    return await moveRows(tx, possible, { userId, now })
  }
  while (!(await store.prisma.$transaction(move))) await slicer.yieldIfDue()
}

/**
 * Ends the imports whose process has ended: completes or discards them. `userId` is `null` if those
 * of all accounts end.
 */
export async function endAbandonedImports(
  store: ImportStore,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  const slicer = new TimeSlicer()
  for (;;) {
    const staging = await takeOver(store, userId)
    if (!staging) return
    if (staging.isComplete) await moveRemaining(store, staging, { now, slicer })
    await discardStaging(store, staging, slicer)
  }
}

/**
 * Runs `write` on a new staging, as the only import of the account. A failure leaves no partial
 * import.
 * @throws RATE_LIMITED
 */
export async function withStaging<T>(
  { store, userId, now }: { store: ImportStore; userId: string; now: Date },
  write: (staging: Staging) => Promise<T>,
): Promise<T> {
  await endAbandonedImports(store, { userId, now })
  const staging = await openStaging(store, { userId, now })
  try {
    return await write(staging)
  } catch (error) {
    // If the database is unavailable, this fails too, and the job repeats it later.
    await expireLease(store, staging)
      .then(() => endAbandonedImports(store, { userId, now }))
      .catch(() => undefined)
    throw error
  }
}

import { isDeepStrictEqual } from 'node:util'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import { hasRight } from '#shared/circle/rights'
import type { AccountClock } from '../base/accountClock'
import type { Rows } from '../base/db/database'
import { classifyError, notFound, ownerOnly, unavailable } from '../base/errors'
import { entrySaved } from '../base/log/events'
import { isUuid } from '../base/uuid'
import type { PlannedRead } from '../reading/readPlan'
import type { RecordRow } from '../reading/record'
import { type EntryLookup, readSaveContext, type SaveContext } from '../reading/saveContext'
import { type EntryWrite, writeEntry } from './writeEntry'

/** The user who saves, the cat, and the clocks that apply. */
export interface SaveScope {
  database: Rows
  userId: string
  animalId: string
  clock: AccountClock
  /** Returns the clock of the cat's owner, if another user saves. */
  clockOf: (owner: RecordRow['user']) => AccountClock
  now: Date
  /** The data that was read with the session, if the document was recognised as a save. */
  planned: PlannedRead | null
}

/** The result of a save, and its write, if anything changes. */
export interface SaveDecision<T> {
  saved: T
  write?: EntryWrite
}

/** Each failed attempt means that another save of the same cat succeeded. */
const tries = 100

/**
 * Runs a save as two statements. The first reads the entries around the saved one, and the second
 * writes what `decide` returns, provided that no other save of this cat was committed in between.
 * Otherwise both run again. Saves of a cat are thus serialised, and no lock is held while the rules
 * run.
 * @throws NOT_FOUND; UNAVAILABLE after a hundred conflicts
 */
async function decideAndWrite<T>(
  scope: SaveScope,
  lookupOf: (clock: AccountClock) => EntryLookup,
  decide: (
    saveContext: SaveContext,
    clock: AccountClock,
  ) => SaveDecision<T> | Promise<SaveDecision<T>>,
): Promise<SaveDecision<T>> {
  const { database, planned } = scope
  if (!isUuid(scope.animalId)) throw unknownCat()
  const animalId = scope.animalId.toLowerCase()
  let { clock } = scope
  let lookup = { animalId, ...lookupOf(clock) }
  const read = () => readSaveContext(database, scope, lookup)
  let saveContext =
    planned && isDeepStrictEqual(planned.lookup, lookup) ? planned.saveContext : await read()
  if (saveContext?.owner) {
    // The day is the owner's, who was read by now (product/circle 1.4).
    clock = scope.clockOf(saveContext.owner)
    const ownerLookup = { animalId, ...lookupOf(clock) }
    if (!isDeepStrictEqual(ownerLookup, lookup)) {
      lookup = ownerLookup
      saveContext = await read()
    }
  }
  for (let triesLeft = tries; triesLeft > 0; triesLeft -= 1) {
    if (!saveContext) throw unknownCat()
    if (!hasRight(saveContext.role, 'answer')) throw ownerOnly()
    const decision = await decide(saveContext, clock)
    if (!decision.write || (await writeEntry(database, saveContext.version, decision.write)))
      return decision
    saveContext = await read()
  }
  throw unavailable()
}

/**
 * Saves what `decide` returns, and publishes the outcome for log and metrics.
 * @throws NOT_FOUND; ACCESS_DENIED; UNAVAILABLE after a hundred conflicts; errors of `decide`
 */
export async function saveWithRetries<T>(
  scope: SaveScope,
  lookupOf: (clock: AccountClock) => EntryLookup,
  decide: (
    saveContext: SaveContext,
    clock: AccountClock,
  ) => SaveDecision<T> | Promise<SaveDecision<T>>,
): Promise<T> {
  return await decideAndWrite(scope, lookupOf, decide).then(
    ({ saved, write }) => {
      entrySaved.publish({
        outcome: write ? 'acknowledged' : saved === null ? 'refused' : 'duplicate',
      })
      return saved
    },
    (error: unknown) => {
      entrySaved.publish({
        outcome: classifyError(error).code === 'UNAVAILABLE' ? 'unavailable' : 'refused',
      })
      throw error
    },
  )
}

const unknownCat = () => notFound(UNKNOWN_CAT)

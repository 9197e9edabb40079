import { USABLE_GAP_HOURS } from '#shared/health/thresholds/thresholds'
import { type HistoryBounds, defaultHistoryBounds } from './record'
import type { CatEntryLookup, SaveContext } from './saveContext'

/** Selects which of a user's cats to read: all of them, some by id, or none. */
export type CatSelection = 'all' | readonly string[]

/**
 * The data of the viewer's cats that a request will need, so that it is read together with the
 * session.
 */
export interface ReadPlan {
  cats: CatSelection
  historyBounds: HistoryBounds
  /** Returns the position of the entry that will be saved. */
  saveLookup?: ((now: Date) => CatEntryLookup) | undefined
}

/** The data that was read for a planned save. `saveContext` is `null` if there is no such cat. */
export interface PlannedRead {
  lookup: CatEntryLookup
  saveContext: SaveContext | null
}

export const emptyPlan: ReadPlan = { cats: [], historyBounds: defaultHistoryBounds }

/**
 * Returns how many days to read. The first day is judged with the usable entry before it. Two more
 * days allow for clock changes and time zones.
 */
export const daysToRead = (days: number): number => days + Math.ceil(USABLE_GAP_HOURS / 24) + 2

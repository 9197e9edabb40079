import { HOUR_MS } from '../base/duration'

/** The lifetimes to choose from, and the default (product/sharing 1.1). */
export const shareHours = [24, 72, 168, 720] as const
export type ShareHours = (typeof shareHours)[number]
export const SHARE_LIFETIME_HOURS = 72

export const shareLifetimeMs = (hours: ShareHours = SHARE_LIFETIME_HOURS): number => hours * HOUR_MS

/**
 * The parts that a link may leave out (product/sharing 5.1). It always shows tiles, alerts and
 * journal.
 */
export const shareScopes = ['notes', 'weights', 'care', 'labs', 'photo'] as const
export type ShareScope = (typeof shareScopes)[number]

/** The most wrong codes in a row, and the minutes of the lock (product/sharing 6.2). */
export const MAX_WRONG_CODES = 5
export const CODE_LOCK_MINUTES = 15
/** The most wrong codes of a link in all. A right code does not reset this count. */
export const MAX_WRONG_CODES_OF_LINK = 50

/** The most proposals of vets by one link (product/sharing 7.3). */
export const MAX_PROPOSALS = 5

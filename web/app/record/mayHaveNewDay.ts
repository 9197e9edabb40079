import { MINUTE_MS } from '#shared/base/duration'

const quarterMs = 15 * MINUTE_MS

/** Returns whether a day may have begun between two instants: in every zone, days begin at a quarter of an hour. */
export const mayHaveNewDay = (since: Date, now: Date): boolean =>
  Math.floor(since.getTime() / quarterMs) !== Math.floor(now.getTime() / quarterMs)

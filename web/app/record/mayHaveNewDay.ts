const quarterMs = 15 * 60_000

/** Returns whether a day may have begun between two instants: in every zone, days begin at a quarter of an hour. */
export const mayHaveNewDay = (since: Date, now: Date): boolean =>
  Math.floor(since.getTime() / quarterMs) !== Math.floor(now.getTime() / quarterMs)

/** The day of a cat, from which the open tasks are counted. */
export interface CatToday {
  today: string
  /** The day of the newest entry; `null` if there is none. */
  latestDay: string | null
  /** Planned doses of today, and those that were noted; `null` if none is planned. */
  careToday: { planned: number; noted: number } | null
}

/**
 * Returns the number on the app's icon: the doses of today that are not noted, and one for a cat
 * whose questions are not answered (product/reminders 4.7).
 */
export const openToday = (cats: readonly CatToday[]): number =>
  cats.reduce(
    (sum, { today, latestDay, careToday }) =>
      sum +
      (latestDay === today ? 0 : 1) +
      (careToday ? Math.max(0, careToday.planned - careToday.noted) : 0),
    0,
  )

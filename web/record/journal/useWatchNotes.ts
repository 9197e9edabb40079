import { dayMonth } from '#shared/base/time'
import { useLoadedDetails } from '../details/loadDetails'
import { useDetails } from '../details/useDetails'
import type { AuthoredRow } from './authoredRow'

/**
 * Adds what happened to watches to the rows, once it is loaded. A day without an entry is in the
 * row before it, with its date.
 */
export function useWatchNotes(rows: readonly AuthoredRow[]): AuthoredRow[] {
  // The rows are rendered again when the details have arrived.
  useLoadedDetails()
  const notes = useDetails()?.watchNotes ?? []
  const rowOf = (day: string) => rows.find((row) => row.day <= day)
  return rows.map((row) => ({
    ...row,
    watchNotes: notes
      .filter(({ day }) => rowOf(day) === row)
      .map(({ day, message }) =>
        day === row.day ? message : `${dayMonth(day)}\u00a0: ${message}`,
      ),
  }))
}

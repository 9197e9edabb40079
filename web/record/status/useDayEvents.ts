import { addDays } from '#shared/base/time'
import { type ShownEvent, useLoadedDetails } from '../details/loadDetails'

/**
 * Returns the red and amber days of the last `range`, newest first (product/sharing 4.6); the list
 * is empty until the response.
 */
export function useDayEvents(today: string, range: number): readonly ShownEvent[] {
  const { events } = useLoadedDetails()
  const first = addDays(today, 1 - range)
  return events.filter(({ day }) => day >= first)
}

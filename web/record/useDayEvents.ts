import { addDays } from '#shared/time'
import { type ShownEvent, useAskedBeside } from './beside/askBeside'

/** The red and amber days of the last `range`, newest first (product/sharing 4.6); none before they were answered. */
export function useDayEvents(today: string, range: number): readonly ShownEvent[] {
  const { events } = useAskedBeside()
  const first = addDays(today, 1 - range)
  return events.filter(({ day }) => day >= first)
}

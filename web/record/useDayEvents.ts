import { graphql, useFragment } from 'react-relay'
import { addDays } from '#shared/time'
import type { useDayEvents_record$data, useDayEvents_record$key } from '../__generated__/useDayEvents_record.graphql'

export type ShownEvent = useDayEvents_record$data['dayEvents'][number]

/** The red and amber days of the last 30 or 90, newest first (product/sharing 4.6). */
export function useDayEvents(record: useDayEvents_record$key, range: number): ShownEvent[] {
  const { today, dayEvents } = useFragment(
    graphql`
      fragment useDayEvents_record on HealthRecord {
        today
        dayEvents(last: 90) {
          day
          signs {
            category
            color
            answer
          }
          note
        }
      }
    `,
    record,
  )
  const first = addDays(today, 1 - range)
  return dayEvents.filter(({ day }) => day >= first)
}

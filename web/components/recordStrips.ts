import { graphql, readInlineData } from 'relay-runtime'
import type { DayTiles } from '#shared/health/strips'
import type { dayTiles_record$key } from '../__generated__/dayTiles_record.graphql'

/** The last 90 days' tiles, as the strips read them: one field of the graph, whether 30 of them are shown or all. */
export function dayTiles(record: dayTiles_record$key): { today: string; tiles: DayTiles[] } {
  const { today, days } = readInlineData(
    graphql`
      fragment dayTiles_record on HealthRecord @inline {
        today
        days(last: 90) {
          day
          dailyStatus {
            hydration
            appetite
            vomiting
            urination
            energy
            unanswered
          }
        }
      }
    `,
    record,
  )
  return { today, tiles: days.map(({ day, dailyStatus: { unanswered, ...status } }) => ({ day, status, unanswered })) }
}

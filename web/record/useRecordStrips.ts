import { graphql, useFragment } from 'react-relay'
import type { Strips } from '#shared/health/strips'
import type { useRecordStrips_record$data, useRecordStrips_record$key } from '../__generated__/useRecordStrips_record.graphql'

/** The marks of the last 90 days, and the days without stool of the last 30; also where 30 are shown, so that the store holds one field. */
export function useRecordStrips(record: useRecordStrips_record$key): { today: string; strips: Strips; stool: useRecordStrips_record$data['daysWithoutStool'] } {
  const data = useFragment(
    graphql`
      fragment useRecordStrips_record on HealthRecord {
        today
        daysWithoutStool {
          none
          answered
        }
        strips(last: 90) {
          first
          hydration
          appetite
          vomiting
          urination
          energy
        }
      }
    `,
    record,
  )
  const { first, ...marks } = data.strips
  return { today: data.today, strips: { first, marks }, stool: data.daysWithoutStool }
}

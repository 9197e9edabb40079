import { graphql, useFragment } from 'react-relay'
import type { Strips } from '#shared/health/period/strips'
import type { useRecordStrips_record$key } from '../../__generated__/useRecordStrips_record.graphql'

/**
 * Returns the marks of the last 90 days, also if 30 are shown, so that the store has one field
 * only.
 */
export function useRecordStrips(record: useRecordStrips_record$key): {
  today: string
  strips: Strips
} {
  const data = useFragment(
    graphql`
      fragment useRecordStrips_record on HealthRecord {
        today
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
  return { today: data.today, strips: { first, marks } }
}

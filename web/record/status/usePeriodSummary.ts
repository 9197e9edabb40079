import { graphql, useFragment } from 'react-relay'
import type { usePeriodSummary_record$key } from '../../__generated__/usePeriodSummary_record.graphql'
import type { PeriodLength } from './period'

/** Returns the sentences of the last 30 and 90 days (product/sharing 4.5). */
export function usePeriodSummary(
  record: usePeriodSummary_record$key,
): Record<PeriodLength, string | null | undefined> {
  const { month, season } = useFragment(
    graphql`
      fragment usePeriodSummary_record on HealthRecord {
        month: periodSummary(last: 30)
        season: periodSummary(last: 90)
      }
    `,
    record,
  )
  return { 30: month, 90: season }
}

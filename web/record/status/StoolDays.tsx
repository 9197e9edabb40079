import { graphql, useFragment } from 'react-relay'
import { plural } from '#shared/base/plural'
import type { StoolDays_record$key } from '../../__generated__/StoolDays_record.graphql'

/**
 * Counts the days without stool of the last 30; shows nothing if the question is not answered
 * (product/watches 6.3).
 */
export function StoolDays({ record }: { record: StoolDays_record$key }) {
  const { daysWithoutStool: stool } = useFragment(
    graphql`
      fragment StoolDays_record on HealthRecord {
        daysWithoutStool {
          none
          answered
        }
      }
    `,
    record,
  )
  return (
    stool && (
      <p>
        Selles en 30&nbsp;jours&nbsp;: {stool.none} {plural(stool.none, 'jour')} sans, sur{' '}
        {stool.answered} {plural(stool.answered, 'renseigné')}.
      </p>
    )
  )
}

import { graphql, readInlineData } from 'relay-runtime'
import type { Strips } from '#shared/health/strips'
import type { recordStrips_record$key } from '../__generated__/recordStrips_record.graphql'

/** The marks of the last 90 days: one field of the graph, whether 30 of them are shown or all. */
export function recordStrips(record: recordStrips_record$key): { today: string; strips: Strips } {
  const data = readInlineData(
    graphql`
      fragment recordStrips_record on HealthRecord @inline {
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

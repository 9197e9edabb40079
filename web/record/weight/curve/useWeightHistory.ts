import { graphql, useFragment } from 'react-relay'
import type { Weighing, WeightChange } from '#shared/weight/weightCurve'
import { parseWeight } from '#shared/weight/weightValue'
import type { useWeightHistory_record$key } from '../../../__generated__/useWeightHistory_record.graphql'

/** Returns the weighings with the graph's kilograms as grams. */
export function useWeightHistory(record: useWeightHistory_record$key): {
  today: string
  points: Weighing[]
  changes: WeightChange[]
} {
  const { today, weightCurve } = useFragment(
    graphql`
      fragment useWeightHistory_record on HealthRecord {
        today
        weightCurve {
          points {
            day
            weight
          }
          changes {
            days
            change
            reference {
              day
              weight
            }
          }
        }
      }
    `,
    record,
  )
  return {
    today,
    points: weightCurve.points.map(toWeighing),
    changes: weightCurve.changes.map(({ days, change, reference }) => ({
      days,
      reference: reference && toWeighing(reference),
      grams: change === null || change === undefined ? null : Math.round(Number(change) * 1000),
    })),
  }
}

const toWeighing = ({
  day,
  weight,
}: {
  readonly day: string
  readonly weight: string
}): Weighing => ({ day, grams: parseWeight(weight) ?? 0 })

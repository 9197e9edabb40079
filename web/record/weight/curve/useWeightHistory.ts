import { graphql, useFragment } from 'react-relay'
import type { Weighing, WeightChange } from '#shared/weight/weightCurve'
import { parseWeight } from '#shared/weight/weightValue'
import type { useWeightHistory_record$key } from '../../../__generated__/useWeightHistory_record.graphql'
import { lastDayLabel } from '../../cat/lastDayLabel'

/** Returns the weighings with the graph's kilograms as grams. */
export function useWeightHistory(key: useWeightHistory_record$key): {
  today: string
  todayLabel: string
  points: Weighing[]
  changes: WeightChange[]
} {
  const { weightCurve, ...record } = useFragment(
    graphql`
      fragment useWeightHistory_record on HealthRecord {
        today
        ... on Animal {
          inMemorySince
          # A device compares a pending weighing with them (web/offline/kinds/weight.ts).
          weightCurve {
            points {
              date
            }
          }
        }
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
    key,
  )
  return {
    today: record.today,
    todayLabel: lastDayLabel(record),
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

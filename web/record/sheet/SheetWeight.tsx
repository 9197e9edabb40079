import { graphql, useFragment } from 'react-relay'
import { dayMonthYear } from '#shared/time'
import { weightLabel } from '#shared/weight'
import type { SheetWeight_record$key } from '../../__generated__/SheetWeight_record.graphql'
import { WeightChanges } from '../weightCurve/WeightChanges'
import { weightHistory } from '../weightCurve/weightHistory'
import { WeightPlot } from '../weightCurve/WeightPlot'

/** The curve where there is one, and what changed where there is something to compare. */
export function SheetWeight({ record }: { record: SheetWeight_record$key }) {
  const data = useFragment(
    graphql`
      fragment SheetWeight_record on HealthRecord {
        ...weightHistory_record
      }
    `,
    record,
  )
  const { today, points, changes } = weightHistory(data)
  const newest = points.at(-1)
  if (!newest) return <p>Aucune pesée depuis un an.</p>
  return (
    <>
      {points.length > 1 ? (
        <WeightPlot points={points} today={today} />
      ) : (
        <p>
          {weightLabel(newest.grams)} le {dayMonthYear(newest.day)}
        </p>
      )}
      {changes.some(({ grams }) => grams !== null) && <WeightChanges changes={changes} on="sheet" />}
    </>
  )
}

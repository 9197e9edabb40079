import { dayMonthYear } from '#shared/base/time'
import { weightLabel } from '#shared/weight/weightValue'
import type { useWeightHistory_record$key } from '../../__generated__/useWeightHistory_record.graphql'
import type { VetLimits_record$key } from '../../__generated__/VetLimits_record.graphql'
import { useWeightHistory } from '../weight/curve/useWeightHistory'
import { LimitsLine } from '../weight/curve/VetLimits'
import { WeightChanges } from '../weight/curve/WeightChanges'
import { WeightPlot } from '../weight/curve/WeightPlot'
import * as styles from './RecordSheet.css'

export function SheetWeight({
  record,
}: {
  record: useWeightHistory_record$key & VetLimits_record$key
}) {
  return (
    <>
      <Weighings record={record} />
      <LimitsLine record={record} />
    </>
  )
}

function Weighings({ record }: { record: useWeightHistory_record$key }) {
  const { points, changes, ...lastDay } = useWeightHistory(record)
  const newest = points.at(-1)
  if (!newest) return <p>Aucune pesée dans les 12 derniers mois.</p>
  return (
    <>
      {points.length > 1 ? (
        <WeightPlot points={points} {...lastDay} />
      ) : (
        <p>
          {weightLabel(newest.grams)} le {dayMonthYear(newest.day)}
        </p>
      )}
      {changes.some(({ grams }) => grams !== null) && (
        <div className={styles.weightChanges}>
          <WeightChanges changes={changes} on="sheet" />
        </div>
      )}
    </>
  )
}

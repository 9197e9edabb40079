import { dateInWords, longDate } from '#shared/base/time'
import type { Weighing } from '#shared/weight/weightCurve'
import { weightLabel } from '#shared/weight/weightValue'
import type { useWeightHistory_record$key } from '../../../__generated__/useWeightHistory_record.graphql'
import type { VetLimits_record$key } from '../../../__generated__/VetLimits_record.graphql'
import { useWeightHistory } from './useWeightHistory'
import { VetLimits } from './VetLimits'
import { WeightChanges } from './WeightChanges'
import { WeightPlot } from './WeightPlot'
import { hiddenTable } from '../../../base/styles/text.css'
import * as styles from './WeightCurve.css'

/** Shows a year of weighings and their changes, with a table for screen readers. */
export function WeightCurve({
  record,
}: {
  record: useWeightHistory_record$key & VetLimits_record$key
}) {
  return (
    <>
      <Curve record={record} />
      <VetLimits record={record} />
    </>
  )
}

function Curve({ record }: { record: useWeightHistory_record$key }) {
  const { points, changes, ...lastDay } = useWeightHistory(record)
  const newest = points.at(-1)
  if (!newest) return <p className={styles.none}>Aucune pesée dans les 12 derniers mois.</p>
  return (
    <div className={styles.root}>
      <p className={styles.newest}>
        <strong className={styles.weight}>{weightLabel(newest.grams)}</strong> le{' '}
        {dateInWords(newest.day)}
      </p>
      {points.length > 1 ? (
        <WeightPlot points={points} {...lastDay} />
      ) : (
        <p className={styles.none}>La courbe se dessine dès la deuxième pesée.</p>
      )}
      {changes.some(({ grams }) => grams !== null) && <WeightChanges changes={changes} />}
      <WeightTable points={points} />
    </div>
  )
}

function WeightTable({ points }: { points: readonly Weighing[] }) {
  return (
    <div className={hiddenTable}>
      <table>
        <caption>Pesées des 12 derniers mois</caption>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Poids</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, grams }) => (
            <tr key={day}>
              <th scope="row">{longDate(day)}</th>
              <td>{weightLabel(grams)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

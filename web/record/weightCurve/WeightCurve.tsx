import { graphql, useFragment } from 'react-relay'
import { dateInWords, longDate } from '#shared/time'
import { weightLabel } from '#shared/weight'
import type { Weighing } from '#shared/weightCurve'
import type { WeightCurve_record$key } from '../../__generated__/WeightCurve_record.graphql'
import { visuallyHidden } from '../../styles/text.css'
import { WeightChanges } from './WeightChanges'
import * as styles from './WeightCurve.css'
import { weightHistory } from './weightHistory'
import { WeightPlot } from './WeightPlot'

/** A year of weighings, what they changed, and for who listens, a table. */
export function WeightCurve({ record }: { record: WeightCurve_record$key }) {
  const data = useFragment(
    graphql`
      fragment WeightCurve_record on HealthRecord {
        ...weightHistory_record
      }
    `,
    record,
  )
  const { today, points, changes } = weightHistory(data)
  const newest = points.at(-1)
  if (!newest) return <p className={styles.none}>Aucune pesée depuis un an.</p>
  return (
    <div className={styles.root}>
      <p className={styles.newest}>
        <strong className={styles.weight}>{weightLabel(newest.grams)}</strong> le {dateInWords(newest.day)}
      </p>
      {points.length > 1 ? <WeightPlot points={points} today={today} /> : <p className={styles.none}>La courbe se dessine dès la deuxième pesée.</p>}
      {changes.some(({ grams }) => grams !== null) && <WeightChanges changes={changes} />}
      <WeightTable points={points} />
    </div>
  )
}

function WeightTable({ points }: { points: readonly Weighing[] }) {
  return (
    <div className={visuallyHidden}>
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

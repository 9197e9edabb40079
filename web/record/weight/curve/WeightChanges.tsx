import { shortDate } from '#shared/base/time'
import type { WeightChange } from '#shared/weight/weightCurve'
import { shownWeight, weightLabel } from '#shared/weight/weightValue'
import * as styles from './WeightChanges.css'

/** Lists the changes over 30, 90 and 365 days, each with the weighing that it is counted from. */
export function WeightChanges({
  changes,
  on = 'screen',
}: {
  changes: readonly WeightChange[]
  on?: keyof typeof styles.root
}) {
  return (
    <dl className={styles.root[on]}>
      {changes.map(({ days, grams, reference }) => (
        <div key={days} className={styles.item[on]}>
          <dt className={styles.period}>Sur {days} jours</dt>
          {grams === null || !reference ? (
            <dd className={styles.none}>pas de pesée à comparer</dd>
          ) : (
            <dd className={styles.change}>
              <strong>{formatChange(grams)} kg</strong> {percent(grams, reference.grams)}
              <span className={styles.reference}>
                depuis {weightLabel(reference.grams)} le {shortDate(reference.day)}
              </span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const sign = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '')
const formatChange = (grams: number): string => `${sign(grams)}${shownWeight(Math.abs(grams))}`

function percent(grams: number, referenceGrams: number): string {
  const rounded = Math.round((grams / referenceGrams) * 100)
  return `(${sign(rounded)}${Math.abs(rounded)} %)`
}

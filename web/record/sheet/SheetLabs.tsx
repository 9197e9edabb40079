import { shortDate } from '#shared/base/time'
import { quantities } from '#shared/labs/quantities'
import { labSeriesOf, valueLabel, valuesWords } from '#shared/labs/readings'
import type { LabRemark, RecordLabResult, RecordIris } from '../details/useDetails'
import { arrows } from '../labs/LabsPart'
import { othersWords, type SheetLimits } from './useSheetLimits'
import * as styles from './SheetDetails.css'

/**
 * Lists the last results, newest first, and the vet's stage, else the computed one. A unit that all
 * values of a line share is written after the quantity's name.
 */
export function SheetLabs({
  results,
  remarks,
  iris,
  limits,
}: {
  results: readonly RecordLabResult[]
  remarks: readonly LabRemark[]
  iris: RecordIris
  limits: SheetLimits
}) {
  const readings = labSeriesOf(results)
  const more = othersWords(readings.length - limits.quantities, 'analyse')
  return (
    <section className={styles.labs}>
      <div className={styles.head}>
        <h2 className={styles.title}>Analyses</h2>
        {more && <span>{more}</span>}
      </div>
      {results.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {results.map(({ day }, index) => (
                <th key={index} scope="col">
                  {shortDate(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.slice(0, limits.quantities).map(({ quantity, points, newest, trend }) => {
              const unit = points.every((one) => one.unit === newest.unit) ? newest.unit : ''
              return (
                <tr key={quantity}>
                  <th scope="row">
                    {quantities[quantity].label} {unit}
                  </th>
                  {results.map(({ values }, index) => {
                    const labValue = values.find((one) => one.quantity === quantity)
                    const value = labValue
                      ? valueLabel(unit ? { ...labValue, unit: '' } : labValue)
                      : '–'
                    return (
                      <td key={index}>
                        {index === 0 && labValue && trend ? `${value} ${arrows[trend]}` : value}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <p className={styles.iris}>
        {remarks.map((remark) => `${valuesWords([remark])}\u00a0: ${remark.fact}. `)}
      </p>
      <p className={styles.iris}>{(iris.byVet ?? iris).message}</p>
    </section>
  )
}

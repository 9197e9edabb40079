import { dayMonthYear, shortDate } from '#shared/base/time'
import { type LabValue, quantities } from '#shared/labs/quantities'
import { hasOwnRange, rangeLabel } from '#shared/labs/ranges'
import {
  labCircumstances,
  labSeriesOf,
  type Trend,
  trendWords,
  valueLabel,
  valuesWords,
} from '#shared/labs/readings'
import type { RecordLabResult, RecordIris } from '../details/useDetails'
import * as styles from './LabsPart.css'

/**
 * Shows the last results, newest first, each value in the unit in which it was typed. The vet's
 * stage is above the computed one.
 */
export function LabsPart({
  results,
  remarks,
  iris,
}: {
  results: readonly RecordLabResult[]
  remarks: readonly (LabValue & { rule: string; words: string })[]
  iris: RecordIris
}) {
  return (
    <div className={styles.root}>
      {results.length > 0 && <LabResultList results={results} />}
      {remarks.map(({ rule, words, ...value }) => (
        <p key={rule} className={styles.remark}>
          {valuesWords([value])} – {words}
        </p>
      ))}
      {iris.byVet && <p>{iris.byVet.message}</p>}
      <p>
        {iris.byVet && 'D’après les résultats\u00a0: '}
        {iris.message}
      </p>
    </div>
  )
}

function LabResultList({ results }: { results: readonly RecordLabResult[] }) {
  const remarks = results
    .map((result) => ({
      day: result.day,
      words: [
        ...labCircumstances(result),
        ...(result.note ? [`«\u202f${result.note}\u202f»`] : []),
      ].join(', '),
    }))
    .filter(({ words }) => words !== '')
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Analyse</th>
            {results.map(({ day }, index) => (
              <th key={index} scope="col">
                {shortDate(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labSeriesOf(results).map(({ quantity, newest, trend }) => (
            <tr key={quantity}>
              <th scope="row">
                {quantities[quantity].label}
                {hasOwnRange(newest) && (
                  <span className={styles.trend}>norme {rangeLabel(newest)}</span>
                )}
              </th>
              {results.map(({ values }, index) => {
                const labValue = values.find((one) => one.quantity === quantity)
                return (
                  <td key={index}>
                    {labValue ? valueLabel(labValue).replace('\u00a0', ' ') : '–'}
                    {index === 0 && labValue && trend && (
                      <span
                        className={styles.trend}
                      >{`${arrows[trend]} ${trendWords[trend]}`}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {remarks.length > 0 && (
        <ul className={styles.description}>
          {remarks.map(({ day, words }, index) => (
            <li key={index}>
              {dayMonthYear(day)}&nbsp;: {words}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const arrows: Record<Trend, string> = { up: '↗', down: '↘', steady: '→' }

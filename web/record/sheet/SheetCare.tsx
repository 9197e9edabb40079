import { dayMonth, shortDate } from '#shared/base/time'
import { fluidsWords } from '../care/CarePart'
import type { RecordCareReport } from '../details/useDetails'
import { othersWords, type SheetLimits } from './useSheetLimits'
import * as styles from './SheetDetails.css'

const maxNameLength = 40
const MONTH_DAYS = 30

/**
 * Lists running treatments with their doses of 30 days at most, perfusions, and the changes that
 * the treatments' lines do not contain.
 */
export function SheetCare({
  report: { running, fluids, changes },
  limits,
}: {
  report: RecordCareReport
  limits: SheetLimits
}) {
  const period = fluids.findLast(({ days }) => days <= MONTH_DAYS)
  const otherChanges = changes.filter(({ startsRunning }) => !startsRunning)
  const listed = otherChanges
    .slice(0, limits.changes)
    .map(({ day, message }) => `${dayMonth(day)} ${message}`)
  const [more, moreChanges] = [
    othersWords(running.length - limits.treatments, 'traitement'),
    othersWords(otherChanges.length - listed.length, 'changement'),
  ]
  return (
    <section className={styles.care}>
      <div className={styles.head}>
        <h2 className={styles.title}>Soins</h2>
        {more && <span>{more}</span>}
      </div>
      <ul className={styles.rows}>
        {running
          .slice(0, limits.treatments)
          .map(({ name, dose, since, adherence, givenAsNeeded, stock }, index) => {
            const noted = adherence.findLast(({ days }) => days <= MONTH_DAYS)
            const count = noted
              ? `${noted.days} jours\u00a0: ${noted.message}`
              : givenAsNeeded != null && `${MONTH_DAYS} jours\u00a0: ${givenAsNeeded} fois`
            return (
              <li key={index}>
                <strong>{shorten(name)}</strong>
                &nbsp;: {dose}, depuis le {shortDate(since)}
                {stock && `, ${stock.charAt(0).toLowerCase()}${stock.slice(1)}`}
                {count && <span className={styles.count}> · {count}</span>}
              </li>
            )
          })}
        {period && <li>{`Perfusions, ${period.days} jours\u00a0: ${fluidsWords(period)}`}</li>}
        {otherChanges.length > 0 && (
          <li>
            {'Changements\u00a0: ' +
              (listed.length > 0
                ? [listed.join('\u202f; '), moreChanges].filter(Boolean).join(', ')
                : otherChanges.length)}
          </li>
        )}
      </ul>
    </section>
  )
}

function shorten(name: string): string {
  // Characters are not split: half of an emoji would be printed as an error.
  const characters = Array.from(name)
  return characters.length > maxNameLength
    ? `${characters.slice(0, maxNameLength - 1).join('')}…`
    : name
}

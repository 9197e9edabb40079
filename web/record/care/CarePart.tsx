import { frenchNumber } from '#shared/base/numbers'
import { plural } from '#shared/base/plural'
import { dayMonthYear, daysBetween } from '#shared/base/time'
import type { RecordCareReport } from '../details/useDetails'
import { smallMuted } from '../../base/styles/text.css'
import * as styles from './CarePart.css'

/** Shows running treatments and their doses, perfusions, and the changes (product/care 3). */
export function CarePart({
  report: { running, fluids, changes },
  today,
  isInMemory,
}: {
  report: RecordCareReport
  today: string
  isInMemory: boolean
}) {
  return (
    <div className={styles.root}>
      {running.length > 0 && (
        <p className={smallMuted}>
          Prises données sur prises prévues{isInMemory ? '' : ', jusqu’à hier'}.
        </p>
      )}
      {running.length > 0 && (
        <ul className={styles.treatments}>
          {running.map((treatment, index) => (
            <li key={index} className={styles.treatment}>
              <Treatment {...treatment} today={today} />
            </li>
          ))}
        </ul>
      )}
      {fluids.length > 0 && (
        <section>
          <h3 className={styles.title}>Perfusions</h3>
          <dl className={styles.periods}>
            {fluids.map((period) => (
              <div key={period.days} className={styles.period}>
                <dt>{period.days} jours</dt>
                <dd>{fluidsWords(period)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className={styles.title}>Ce qui a changé en 90&nbsp;jours</h3>
          <ul className={styles.changes}>
            {changes.map(({ day, message }, index) => (
              <li key={index} className={styles.change}>
                <time dateTime={day}>{dayMonthYear(day)}</time>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Shows a treatment. `givenAsNeeded` counts 30 days, or fewer if it began later. */
function Treatment({
  name,
  dose,
  note,
  adherence,
  givenAsNeeded,
  stock,
  today,
  ...days
}: RecordCareReport['running'][number] & { today: string }) {
  const counted = Math.min(30, daysBetween(days.since, today) + 1)
  return (
    <>
      <p>
        <strong>{name}</strong>&nbsp;: {dose}
      </p>
      <p className={smallMuted}>{sinceWords(days)}</p>
      {stock && <p className={smallMuted}>{stock}</p>}
      {note && <p className={smallMuted}>«&#8239;{note}&#8239;»</p>}
      {givenAsNeeded !== null && givenAsNeeded !== undefined && (
        <p>
          Donné {givenAsNeeded} fois en {counted}&nbsp;{plural(counted, 'jour')}
        </p>
      )}
      {adherence.length > 0 && (
        <dl className={styles.periods}>
          {adherence.map(({ days: count, message }) => (
            <div key={count} className={styles.period}>
              <dt>{count} jours</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** 'Depuis le 12/03/2025, à cette dose depuis le 01/10/2026, jusqu’au 30/11/2026' */
function sinceWords({
  since,
  doseSince,
  until,
}: Pick<RecordCareReport['running'][number], 'since' | 'doseSince' | 'until'>): string {
  const parts = [
    `Depuis le ${dayMonthYear(since)}`,
    doseSince !== since && `à cette dose depuis le ${dayMonthYear(doseSince)}`,
    until && `jusqu’au ${dayMonthYear(until)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/**
 * Returns words like '1 200 mL, 280 mL par semaine, 12 jours avec perfusion'. Perfusions may be noted
 * without their mL.
 */
export function fluidsWords({
  days,
  ml,
  weeklyMl,
  daysWith,
}: RecordCareReport['fluids'][number]): string {
  const isMeasured = ml > 0 || daysWith === 0
  return [
    ...(isMeasured ? [`${frenchNumber(ml)}\u00a0mL`] : []),
    ...(isMeasured && days > 7 ? [`${frenchNumber(weeklyMl)}\u00a0mL par semaine`] : []),
    `${daysWith} ${plural(daysWith, 'jour')} avec perfusion`,
  ].join(', ')
}

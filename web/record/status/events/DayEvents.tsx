import { graphql, useFragment } from 'react-relay'
import { longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import type { DayEvents_record$key } from '../../../__generated__/DayEvents_record.graphql'
import { StatusMark } from '../../../base/ui/StatusMark'
import { useLoadedDetails } from '../../details/loadDetails'
import { usePeriod } from '../period'
import { StoolDays } from '../StoolDays'
import { useDayEvents } from '../useDayEvents'
import * as styles from './DayEvents.css'

/**
 * Lists, below the journal, each day of the period that was red or amber, with its answers and note
 * (product/sharing 4.6).
 */
export function DayEvents({ record }: { record: DayEvents_record$key }) {
  const data = useFragment(
    graphql`
      fragment DayEvents_record on HealthRecord {
        today
        ...StoolDays_record
      }
    `,
    record,
  )
  const [range] = usePeriod()
  const { state } = useLoadedDetails()
  const events = useDayEvents(data.today, range)
  return (
    <div className={styles.root}>
      <StoolDays record={data} />
      {state === 'loaded' && (
        <>
          <h3 className={styles.title}>
            Jours urgents ou à surveiller, {range}&nbsp;derniers jours&nbsp;: {events.length}
          </h3>
          <ol className={styles.list}>
            {events.map(({ day, signs, note }) => (
              <li key={day} className={styles.event}>
                <time className={styles.day} dateTime={day}>
                  {longDate(day)}
                </time>
                <ul className={styles.signs}>
                  {signs.map(({ category, color, answer }) => (
                    <li key={category} className={styles.sign}>
                      <StatusMark color={color} size="s" />
                      <span>
                        <b>{categoryLabels[category]}</b>&nbsp;: {answer}
                      </span>
                    </li>
                  ))}
                </ul>
                {note && <p className={styles.note}>«&#8239;{note}&#8239;»</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

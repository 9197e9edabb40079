import { useLayoutEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { addDays, dayMonth } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { shownStrips } from '#shared/health/period/strips'
import type { RecordSheet_record$key } from '../../__generated__/RecordSheet_record.graphql'
import { useLoadedDetails } from '../details/loadDetails'
import { usePeriod } from '../status/period'
import { StoolDays } from '../status/StoolDays'
import { lineDays, Strip } from '../status/strips/Strip'
import { StripLegend } from '../status/strips/StripLegend'
import { usePeriodSummary } from '../status/usePeriodSummary'
import { useRecordStrips } from '../status/useRecordStrips'
import { SheetAlerts } from './SheetAlerts'
import { SheetDetails } from './SheetDetails'
import { SheetHead } from './SheetHead'
import { SheetJournal } from './SheetJournal'
import { SheetNotes } from './SheetNotes'
import { SheetTiles } from './SheetTiles'
import { SheetVisit } from './SheetVisit'
import { SheetWeight } from './SheetWeight'
import { useSheetLimits } from './useSheetLimits'
import * as styles from './RecordSheet.css'

export { loadDetails } from '../details/loadDetails'

/**
 * Renders the record on one A4 page. Without enough space it omits the journal's oldest rows, then
 * counts treatments and results instead of listing them.
 */
export function RecordSheet({
  record,
  timeZone,
  entryTime,
  isInMemory = false,
}: {
  record: RecordSheet_record$key
  timeZone: string
  entryTime: string | null
  isInMemory?: boolean
}) {
  const data = useFragment(
    graphql`
      fragment RecordSheet_record on HealthRecord {
        ...SheetHead_record
        ...useStatusTiles_record
        ...useAlerts_record
        ...useJournalRows_record
        ...useRecordStrips_record
        ...usePeriodSummary_record
        ...StoolDays_record
        ...useWeightHistory_record
        ...VetLimits_record
      }
    `,
    record,
  )
  // This is an attribute for RecordSheet.css.ts: a ':has' on the root would restyle the page at
  // each touch.
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-sheet', true)
    return () => void documentElement.toggleAttribute('data-sheet', false)
  }, [])
  const { today, strips } = useRecordStrips(data)
  const [range] = usePeriod()
  const { visit } = useLoadedDetails()
  const [sheet, limits] = useSheetLimits(range, visit)
  const { days, marks } = shownStrips(strips, today, range)
  return (
    <article ref={sheet} className={styles.root}>
      <SheetHead
        record={data}
        timeZone={timeZone}
        entryTime={entryTime}
        first={days[0] ?? addDays(today, 1 - range)}
        summary={usePeriodSummary(data)[range]}
      />
      {!isInMemory && <SheetVisit limits={limits} />}
      {!isInMemory && (
        <>
          <section>
            <h2 className={styles.title}>Indicateurs</h2>
            <SheetTiles record={data} />
          </section>
          <section>
            <h2 className={styles.title}>Alertes</h2>
            <SheetAlerts record={data} />
          </section>
        </>
      )}
      <div className={styles.pictures}>
        <section className={styles.picture}>
          <h2 className={styles.title}>{range} derniers jours</h2>
          <ul className={styles.strips}>
            {categories.map((category) => (
              <li key={category} className={styles.strip}>
                <span>{categoryLabels[category]}</span>
                <Strip days={days} marks={marks[category]} />
              </li>
            ))}
          </ul>
          <p className={styles.axis}>
            du {dayMonth(days[0]!)} au {dayMonth(today)}
            {days.length > lineDays.wide && `, ${lineDays.wide} jours par ligne`}
          </p>
          <StripLegend />
        </section>
        <section className={styles.picture}>
          <h2 className={styles.title}>Poids</h2>
          <SheetWeight record={data} />
        </section>
      </div>
      <SheetDetails limits={limits} />
      <SheetJournal record={data}>
        <StoolDays record={data} />
      </SheetJournal>
      <SheetNotes />
      <footer className={styles.foot}>
        NéphroChat montre des tendances à partir des saisies du propriétaire. Ces informations sont
        données à titre indicatif et ne remplacent pas un examen vétérinaire.
      </footer>
    </article>
  )
}

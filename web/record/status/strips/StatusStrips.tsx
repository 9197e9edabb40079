import { graphql, useFragment } from 'react-relay'
import { longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories, type Category } from '#shared/health/answers/entry'
import { markLabels } from '#shared/health/period/markLabels'
import { shownStrips } from '#shared/health/period/strips'
import type { StatusStrips_record$key } from '../../../__generated__/StatusStrips_record.graphql'
import { wide } from '../../../base/styles/media'
import { useMedia } from '../../../base/ui/useMedia'
import { CategoryIcon } from '../../journal/CategoryIcon'
import { usePeriod } from '../period'
import { useDayEvents } from '../useDayEvents'
import { usePeriodSummary } from '../usePeriodSummary'
import { useRecordStrips } from '../useRecordStrips'
import { DayStrip } from './DayStrip'
import { RangeSwitch } from './RangeSwitch'
import { LINE_DAYS } from './Strip'
import { StripCounts } from './StripCounts'
import { StripLegend } from './StripLegend'
import { StripTable } from './StripTable'
import * as styles from './StatusStrips.css'

/**
 * The time line draws this too. If both spread it, it would count twice in the cost of the
 * document.
 */
export const stripsFragment = graphql`
  fragment StatusStrips_record on HealthRecord {
    ...useRecordStrips_record
    ...usePeriodSummary_record
  }
`

/** Shows the last 30 or 90 days of each indicator, from the first entry on. */
export function StatusStrips({ record }: { record: StatusStrips_record$key }) {
  const data = useFragment(stripsFragment, record)
  const [range, setRange] = usePeriod()
  const { today, strips } = useRecordStrips(data)
  const events = useDayEvents(today, range)
  const perLine = LINE_DAYS[useMedia(wide) ? 'wide' : 'phone']
  const { days, marks } = shownStrips(strips, today, range)

  function wordsOf(category: Category, index: number): string {
    const day = days[index]!
    const sign = events
      .find((event) => event.day === day)
      ?.signs.find((one) => one.category === category)
    return [
      longDate(day).slice(0, -' 2026'.length),
      markLabels[marks[category][index]!],
      sign?.answer,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <div className={styles.root}>
      <RangeSwitch value={range} onChange={setRange} />
      <p>{usePeriodSummary(data)[range]}</p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category} className={styles.item}>
            <p className={styles.label}>
              <CategoryIcon category={category} size={20} />
              {categoryLabels[category]}
            </p>
            <div className={styles.counts}>
              <StripCounts marks={marks[category]} />
            </div>
            <div className={styles.strip}>
              <DayStrip
                label={categoryLabels[category]}
                days={days}
                marks={marks[category]}
                perLine={perLine}
                dated
                wordsOf={(index) => wordsOf(category, index)}
              />
            </div>
          </li>
        ))}
      </ul>
      <StripLegend />
      <StripTable days={days} marks={marks} />
    </div>
  )
}

import { longDate } from '#shared/base/time'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories, type Category } from '#shared/health/answers/entry'
import { markLabels } from '#shared/health/period/markLabels'
import { shownStrips } from '#shared/health/period/strips'
import type { usePeriodSummary_record$key } from '../../../__generated__/usePeriodSummary_record.graphql'
import type { useRecordStrips_record$key } from '../../../__generated__/useRecordStrips_record.graphql'
import { wideRem } from '../../../base/styles/widths'
import { useHasWidth } from '../../../base/ui/useHasWidth'
import { CategoryIcon } from '../../journal/CategoryIcon'
import { usePeriod } from '../period'
import { useDayEvents } from '../useDayEvents'
import { usePeriodSummary } from '../usePeriodSummary'
import { useRecordStrips } from '../useRecordStrips'
import { DayStrip } from './DayStrip'
import { RangeSwitch } from './RangeSwitch'
import { lineDays } from './Strip'
import { StripCounts } from './StripCounts'
import { StripLegend } from './StripLegend'
import { StripTable } from './StripTable'
import * as styles from './StatusStrips.css'

/** Shows the last 30 or 90 days of each indicator, from the first entry on. */
export function StatusStrips({
  record,
}: {
  record: useRecordStrips_record$key & usePeriodSummary_record$key
}) {
  const [range, setRange] = usePeriod()
  const { today, strips } = useRecordStrips(record)
  const { 30: month } = usePeriodSummary(record)
  const events = useDayEvents(today, range)
  const perLine = lineDays[useHasWidth(wideRem) ? 'wide' : 'phone']
  const { days, marks } = shownStrips(strips, today, range)
  // The page begins with the sentence of 90 days, which covers the same days of a young record.
  const isLonger = shownStrips(strips, today, 90).days.length > days.length

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
      {isLonger && month && <p>{month}</p>}
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
                showsDate
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

import { useState } from 'react'
import { categories } from '#shared/health/entry'
import { categoryLabels } from '#shared/health/labels'
import { coverage, shownStrips } from '#shared/health/strips'
import type { useRecordStrips_record$key } from '../../__generated__/useRecordStrips_record.graphql'
import { CategoryIcon } from '../CategoryIcon'
import { useRecordStrips } from '../useRecordStrips'
import { type Range, RangeSwitch } from './RangeSwitch'
import * as styles from './StatusStrips.css'
import { Strip } from './Strip'
import { StripCounts } from './StripCounts'
import { StripLegend } from './StripLegend'
import { StripTable } from './StripTable'

/** The last 30 or 90 days of each indicator. */
export function StatusStrips({ record }: { record: useRecordStrips_record$key }) {
  const [range, setRange] = useState<Range>(30)
  const { today, strips, stool } = useRecordStrips(record)
  const { days, marks } = shownStrips(strips, today, range)
  const covered = coverage(strips, today, range)
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <RangeSwitch value={range} onChange={setRange} />
        {covered && (
          <p className={styles.covered}>
            {covered.filled} {covered.filled > 1 ? 'jours renseignés' : 'jour renseigné'} sur {covered.outOf}
          </p>
        )}
      </div>
      <ul className={styles.list}>
        {categories.map((category, index) => (
          <li key={category} className={styles.item}>
            <p className={styles.label}>
              <CategoryIcon category={category} size={20} />
              {categoryLabels[category]}
            </p>
            <div className={styles.counts}>
              <StripCounts marks={marks[category]} />
            </div>
            <div className={styles.strip}>
              <Strip days={days} marks={marks[category]} layout={range} dates={range === 30 && index < categories.length - 1 ? 'phone' : 'shown'} />
            </div>
          </li>
        ))}
      </ul>
      {stool && (
        <p className={styles.covered}>
          Selles, 30 derniers jours&nbsp;: {stool.none} {stool.none > 1 ? 'jours' : 'jour'} sans, sur {stool.answered} {stool.answered > 1 ? 'répondus' : 'répondu'}.
        </p>
      )}
      <StripLegend />
      <StripTable days={days} marks={marks} />
    </div>
  )
}

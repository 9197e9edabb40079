import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { dayMonthUnlessOtherYear, dayMonthInWords } from '#shared/base/time'
import { deferred } from '../../base/ui/deferred'
import * as styles from './ReasonDetails.css'

// Most explanations are never opened.
const RuleWords = deferred(async () => (await import('./RuleWords')).RuleWords)

export interface Explanation {
  readonly rule: string
  readonly reasons: readonly { readonly day: string; readonly label: string }[]
}

/**
 * Explains why an item was raised: the entries, their values, the rule in words
 * (product/rules 6.3). `showsDate` adds the first day, if it lasts several days.
 */
export function ReasonDetails({ rule, reasons, showsDate }: Explanation & { showsDate: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const days = [...new Set(reasons.map(({ day }) => day))]
  return (
    <div>
      {showsDate && days.length > 1 && (
        <p className={styles.firstDay}>Depuis le {dayMonthInWords(days.toSorted()[0]!)}</p>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          Pourquoi&#8239;?
          <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          <ul className={styles.days}>
            {days.map((day) => (
              <li key={day}>
                <time dateTime={day}>{dayMonthUnlessOtherYear(day, days[0]!)}</time> ·{' '}
                {reasons
                  .filter((reason) => reason.day === day)
                  .map(({ label }) => label)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          {isOpen && <RuleWords rule={rule} />}
        </div>
      </details>
    </div>
  )
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import { ruleWords } from '#shared/health/ruleWords'
import { dayMonth } from '#shared/time'
import * as styles from './Why.css'

interface Reason {
  readonly day: string
  readonly label: string
}

/** Why an alert or a notice was raised (product/rules 6.3). */
export function Why({ rule, reasons }: { rule: string; reasons: readonly Reason[] }) {
  const days = [...new Set(reasons.map(({ day }) => day))]
  const words = ruleWords(rule)
  if (days.length === 0 && !words) return null
  return (
    <details>
      <summary className={styles.summary}>
        Pourquoi&#8239;?
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </summary>
      <div className={styles.body}>
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              <time dateTime={day}>{dayMonth(day)}</time> ·{' '}
              {reasons.filter((reason) => reason.day === day).map(({ label }) => label).join(' · ')}
            </li>
          ))}
        </ul>
        {words && <p>Règle&nbsp;: {words}</p>}
      </div>
    </details>
  )
}

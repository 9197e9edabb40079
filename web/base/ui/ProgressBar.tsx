import { stack2 } from '../styles/layout.css'
import * as styles from './ProgressBar.css'

export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const percent = Math.round((value / max) * 100)
  return (
    <div className={stack2}>
      <div className={styles.text} aria-hidden="true">
        <span>{label}</span>
        <span>{percent}&#8239;%</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.fill} style={{ translate: `${percent - 100}%` }} />
      </div>
    </div>
  )
}

import { LogoMark } from '../../base/ui/drawings/LogoMark'
import * as styles from './Logo.css'

export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span
      className={styles.root}
      role={markOnly ? 'img' : undefined}
      aria-label={markOnly ? 'NéphroChat' : undefined}
    >
      <span className={styles.mark}>
        <LogoMark />
      </span>
      {!markOnly && <span className={styles.word}>NéphroChat</span>}
    </span>
  )
}

import { LogoMark } from '../../base/ui/drawings/LogoMark'
import * as styles from './Logo.css'

export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span
      className={styles.root}
      role={isMarkOnly ? 'img' : undefined}
      aria-label={isMarkOnly ? 'NéphroChat' : undefined}
    >
      <span className={styles.mark}>
        <LogoMark />
      </span>
      {!isMarkOnly && <span className={styles.word}>NéphroChat</span>}
    </span>
  )
}

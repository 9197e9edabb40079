import { visuallyHidden } from '../styles/text.css'
import * as styles from './ConfirmMark.css'
import { root, size as sizes, symbol } from './StatusMark.css'

/** Replaces a status that is green in the data, but not called stable yet (product/rules 4.3). */
export function ConfirmMark({
  size = 'm',
  showsWord = false,
}: {
  size?: keyof typeof sizes
  showsWord?: boolean
}) {
  return (
    <span className={root} title={showsWord ? undefined : 'À confirmer'}>
      <svg
        className={`${symbol} ${sizes[size]}`}
        viewBox="0 0 24 24"
        strokeWidth="2.4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle className={styles.ring} cx="12" cy="12" r="9.8" />
        <path
          className={styles.ring}
          d="M9.2 9.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.1-1.6 2.1M12 17.4v.01"
        />
      </svg>
      <span className={showsWord ? styles.word : visuallyHidden}>À confirmer</span>
    </span>
  )
}

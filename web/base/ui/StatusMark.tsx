import { tileLabels } from '#shared/health/answers/tileLabels'
import { visuallyHidden } from '../styles/text.css'
import * as styles from './StatusMark.css'

export type TileColor = keyof typeof tileLabels

/** Draws four shapes in addition to four colours, for greyscale, sunlight and colour-blindness. */
export function StatusSymbol({
  color,
  size = 'm',
}: {
  color: TileColor
  size?: keyof typeof styles.size
}) {
  return (
    <svg
      className={`${styles.symbol} ${styles.size[size]}`}
      viewBox="0 0 24 24"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {color === 'green' && (
        <>
          <circle className={styles.shape.green} cx="12" cy="12" r="10" />
          <path className={styles.sign} strokeWidth="2.5" d="m7.5 12.4 3 3 6-6.6" />
        </>
      )}
      {color === 'amber' && (
        <>
          <path className={styles.shape.amber} d="M12 2 22 12 12 22 2 12Z" />
          <path className={styles.sign} strokeWidth="2.6" d="M12 7v5.6M12 16.6v.01" />
        </>
      )}
      {color === 'red' && <path className={styles.shape.red} d="M12 3 22.2 20.5H1.8Z" />}
      {color === 'none' && (
        <>
          <circle className={styles.dashed} strokeDasharray="3.2 3.6" cx="12" cy="12" r="10" />
          <path className={styles.signNone} strokeWidth="2.5" d="M8.5 12h7" />
        </>
      )}
    </svg>
  )
}

/** Shows symbol and word; without space the word remains for screen readers. */
export function StatusMark({
  color,
  size = 'm',
  showsWord = false,
}: {
  color: TileColor
  size?: keyof typeof styles.size
  showsWord?: boolean
}) {
  return (
    <span
      className={showsWord ? styles.root : styles.symbolAlone}
      title={showsWord ? undefined : tileLabels[color]}
    >
      <StatusSymbol color={color} size={size} />
      <span className={showsWord ? styles.word[color] : visuallyHidden}>
        {color === 'none' && <span className={visuallyHidden}>– </span>}
        {tileLabels[color]}
      </span>
    </span>
  )
}

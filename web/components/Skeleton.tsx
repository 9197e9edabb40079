import { classes } from '../styles/classes'
import * as styles from './Skeleton.css'

/** The shape of what is coming. Silent: the place that waits says so in words. */
export function Skeleton({ shape, lines = 1 }: { shape: 'text' | 'card' | 'tile'; lines?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(styles.block, styles.shape[shape])} />
      ))}
    </div>
  )
}

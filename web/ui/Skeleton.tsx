import { classes } from '../styles/classes'
import * as styles from './Skeleton.css'

/** The shape of what is loading, in its height. Hidden from screen readers: the place that waits has words. */
export function Skeleton({
  shape,
  lines = 1,
}: {
  shape: keyof typeof styles.shape
  lines?: number
}) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(styles.block, styles.shape[shape])} />
      ))}
    </div>
  )
}

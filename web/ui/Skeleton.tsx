import { classes } from '../styles/classes'
import * as styles from './Skeleton.css'

/** The shape of what is coming, as high as it will be. Silent: the place that waits says so in words. */
export function Skeleton({ shape, lines = 1 }: { shape: keyof typeof styles.shape; lines?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(styles.block, styles.shape[shape])} />
      ))}
    </div>
  )
}

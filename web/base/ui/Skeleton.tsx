import { classes } from '../styles/classes'
import { stack2 } from '../styles/layout.css'
import * as styles from './Skeleton.css'

/**
 * Renders the shape of loading content, in its height. It is hidden from screen readers, because
 * the loading part has words.
 */
export function Skeleton({
  shape,
  lines = 1,
}: {
  shape: keyof typeof styles.shape
  lines?: number
}) {
  return (
    <div className={stack2} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes(styles.block, styles.shape[shape])} />
      ))}
    </div>
  )
}

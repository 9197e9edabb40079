import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** No entry yet: the notebook's first page. */
export function EmptyNotebook() {
  return (
    <Drawing viewBox="0 0 160 120">
      <ellipse className={styles.fur} cx="80" cy="70" rx="50" ry="30" />
    </Drawing>
  )
}

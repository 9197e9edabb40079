import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** Nothing here: a cat that looks behind the page. */
export function LostCat() {
  return (
    <Drawing viewBox="0 0 160 120">
      <ellipse className={styles.fur} cx="80" cy="70" rx="50" ry="30" />
    </Drawing>
  )
}

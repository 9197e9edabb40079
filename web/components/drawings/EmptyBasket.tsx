import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** No cat yet: the basket waits. */
export function EmptyBasket() {
  return (
    <Drawing viewBox="0 0 160 120">
      <ellipse className={styles.fur} cx="80" cy="70" rx="50" ry="30" />
    </Drawing>
  )
}

import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** Stands where a cat has no photo yet. */
export function CatPortrait() {
  return (
    <Drawing viewBox="0 0 96 128">
      <circle className={styles.fur} cx="48" cy="60" r="24" />
    </Drawing>
  )
}

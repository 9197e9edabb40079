import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** The size of the clumps in the litter. */
export function Clump({ size }: { size: 'small' | 'medium' | 'large' }) {
  return (
    <Drawing>
      <circle className={styles.fur} cx="32" cy="34" r={{ small: 8, medium: 14, large: 20 }[size]} />
    </Drawing>
  )
}

import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** From a cat curled up (1) to a cat leaping (5). */
export function EnergyCat({ level }: { level: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <Drawing>
      <ellipse className={styles.fur} cx="32" cy={54 - level * 4} rx={26 - level * 2} ry={8 + level * 2} />
    </Drawing>
  )
}

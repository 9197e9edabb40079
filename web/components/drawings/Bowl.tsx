import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

const food = {
  1: null,
  2: 'M20 40q12 -4 24 0z',
  3: 'M15 34q17 -5 34 0l-3 8h-28z',
  4: 'M12 29q20 -6 40 0l-4 12h-32z',
  5: 'M12 29q20 -30 40 0l-4 12h-32z',
} as const

/** How much of the usual ration was eaten: nothing, a quarter, half or more, all, more than all. */
export function Bowl({ level }: { level: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <Drawing>
      {food[level] && <path className={styles.warm} d={food[level]} />}
      <path d="M8 28h48l-5 22a3 3 0 0 1-3 2.500h-32a3 3 0 0 1-3 -2.500z" />
    </Drawing>
  )
}

import { Drawing } from '../../../base/ui/drawings/Drawing'
import * as styles from '../../../base/ui/drawings/Drawing.css'

// The bowl is drawn in section. The numbers are the pieces of kibble in each row, from the bottom
// up.
const rows = {
  1: [],
  2: [5],
  3: [5, 6, 7],
  4: [5, 6, 7, 8, 5],
  5: [5, 6, 7, 8, 9, 8, 7, 4],
} as const
const gap = 5.6
const radius = 2.3

/** Returns a single path: a hundred circles would be a hundred elements. */
const kibble = (counts: readonly number[]) =>
  counts
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, index) => {
        const x = 32 + (index - (count - 1) / 2) * gap
        const top = 46.8 - row * 5.2 - radius
        return `M${x.toFixed(1)} ${top.toFixed(1)}a${radius} ${radius} 0 1 0 .01 0Z`
      }),
    )
    .join('')

/** Draws how much of the usual ration was eaten. */
export function Bowl({ level }: { level: keyof typeof rows }) {
  return (
    <Drawing>
      {rows[level].length > 0 && <path className={styles.warm} d={kibble(rows[level])} />}
      <path d="M4.5 28.5h4C8.5 42 13 51.5 22 51.5h20c9 0 13.5-9.5 13.5-23h4" />
      <path d="M22 51.5 20 56.5h24l-2-5" />
    </Drawing>
  )
}

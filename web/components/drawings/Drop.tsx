import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** A drop by the middle of its round part and that part's radius. */
const drop = (x: number, y: number, r: number) =>
  `M${x} ${y - r * 1.9}C${x + r * 0.35} ${y - r * 1.2} ${x + r} ${y - r * 0.7} ${x + r} ${y}a${r} ${r} 0 0 1 ${-2 * r} 0C${x - r} ${y - r * 0.7} ${x - r * 0.35} ${y - r * 1.2} ${x} ${y - r * 1.9}Z`

const drops = {
  less: [drop(32, 46, 8)],
  normal: [drop(32, 40, 14)],
  more: [drop(25, 41, 15.5), drop(49, 27, 7), drop(52, 49, 5)],
}

/** What was drunk, beside the usual: less, as usual, more. */
export function Drop({ amount }: { amount: keyof typeof drops }) {
  return (
    <Drawing>
      {drops[amount].map((d) => <path key={d} className={styles.water} d={d} />)}
    </Drawing>
  )
}

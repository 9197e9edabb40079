import { Drawing } from '../../../base/ui/drawings/Drawing'
import { dropPath } from './dropPath'
import * as styles from '../../../base/ui/drawings/Drawing.css'

const drops = {
  less: [dropPath(32, 46, 8)],
  normal: [dropPath(32, 40, 14)],
  more: [dropPath(25, 41, 15.5), dropPath(49, 27, 7), dropPath(52, 49, 5)],
}

/** Draws how much was drunk: less than usual, as usual, more. */
export function Drop({ amount }: { amount: keyof typeof drops }) {
  return (
    <Drawing>
      {drops[amount].map((d) => (
        <path key={d} className={styles.water} d={d} />
      ))}
    </Drawing>
  )
}

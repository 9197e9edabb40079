import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** What was drunk, beside the usual: less, as usual, more. */
export function Drop({ amount }: { amount: 'less' | 'normal' | 'more' }) {
  const scale = { less: 0.55, normal: 0.8, more: 1 }[amount]
  return (
    <Drawing>
      <path className={styles.water} transform={`translate(32 34) scale(${scale})`} d="M0 -28C0 -28 20 -6 20 8a20 20 0 0 1 -40 0C-20 -6 0 -28 0 -28Z" />
    </Drawing>
  )
}

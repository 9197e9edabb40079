import { Drawing } from './Drawing'
import { Paw } from './Paw'
import * as styles from './Drawing.css'

/** Is shown if there is no cat yet. */
export function EmptyBasket() {
  return (
    <Drawing viewBox="0 0 160 120">
      <path className={styles.faint} d="M14 106h132" />
      <path
        className={styles.paper}
        d="M22 58c0 30 10 48 30 48h56c20 0 30-18 30-48 0-10-26-17-58-17s-58 7-58 17Z"
      />
      <path
        className={styles.fur}
        d="M30 60c4-8 24-13 50-13s46 5 50 13c-6 9-26 14-50 14s-44-5-50-14Z"
      />
      <path d="M22 58c2 14 27 22 58 22s56-8 58-22" />
      <path
        className={styles.faint}
        d="M34 90q12 4 24-1M68 92q12 3 24 0M102 89q12 5 24 1M48 99q12 3 22 0M90 99q11 3 22 0"
      />
      <Paw x={80} y={61} scale={0.62} />
      <circle className={styles.fur} cx="140" cy="97" r="9" />
      <path d="M133 92q9 2 13 11M137 89q8 5 9 13M149 98q4 6 8 3" />
    </Drawing>
  )
}

import { CatTail } from './CatTail'
import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** Is shown if a page has nothing to show. */
export function LostCat() {
  return (
    <Drawing viewBox="0 0 160 120">
      <path className={styles.faint} d="M10 108h140" />
      <CatTail d="M112 62c10-8 18-18 12-32-2-5 2-10 7-9" />
      <path className={styles.paper} d="M36 62 30 48h100l-6 14" />
      <path
        className={styles.fur}
        d="M52 66c-3-13-2-27 1-40q.6-2.5 2.6-.8L70 37q10-2.5 20 0l14.4-11.8q2-1.7 2.6.8c3 13 4 27 1 40"
      />
      <path className={styles.warmLine} d="M58 37l2.5 10M102 37l-2.5 10" />
      <path d="M80 37v7M73.5 38.5l1.5 5M86.5 38.5l-1.5 5" />
      <path
        className={styles.paper}
        d="M61 56q7-8.5 14.5.5-7.5 6-14.5-.5ZM99 56q-7-8.5-14.5.5 7.5 6 14.5-.5Z"
      />
      <path
        className={styles.ink}
        d="M68.5 51.8c2.4 1.4 2.4 6.2 0 7.6-2.4-1.4-2.4-6.2 0-7.6ZM91.5 51.8c2.4 1.4 2.4 6.2 0 7.6-2.4-1.4-2.4-6.2 0-7.6Z"
      />
      <path className={styles.paper} d="M32 66h96l-4 42H36Z" />
      <path className={styles.paper} d="M32 66 16 78l6 6 11.5-8M128 66l16 12-6 6-11.5-8" />
      <path className={styles.fur} d="M56 66q-.5-7 5-7t5 7-5 6-5-6ZM94 66q-.5-7 5-7t5 7-5 6-5-6Z" />
      <path className={styles.warmLine} d="M74 92c0-6 12-6 12 0 0 4-6 4-6 8M80 104.5v.01" />
    </Drawing>
  )
}

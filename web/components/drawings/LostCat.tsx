import { CatTail } from './CatTail'
import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** Nothing here but a cat in a box. */
export function LostCat() {
  return (
    <Drawing viewBox="0 0 160 120">
      <path className={styles.faint} d="M10 108h140" />
      <CatTail d="M112 62c10-8 18-18 12-32-2-5 2-10 7-9" />
      <path className={styles.paper} d="M36 62 30 48h100l-6 14" />
      <path
        className={styles.fur}
        d="M52 66c-3-13-2-27 1-40q.600-2.500 2.600-.800L70 37q10-2.500 20 0l14.400-11.800q2-1.700 2.600.800c3 13 4 27 1 40"
      />
      <path className={styles.warmLine} d="M58 37l2.500 10M102 37l-2.500 10" />
      <path d="M80 37v7M73.500 38.500l1.500 5M86.500 38.500l-1.500 5" />
      <path className={styles.paper} d="M61 56q7-8.500 14.500.500-7.500 6-14.500-.500ZM99 56q-7-8.500-14.500.500 7.500 6 14.500-.500Z" />
      <path className={styles.ink} d="M68.500 51.800c2.400 1.400 2.400 6.200 0 7.600-2.400-1.400-2.400-6.200 0-7.600ZM91.500 51.800c2.400 1.400 2.400 6.200 0 7.600-2.400-1.400-2.400-6.200 0-7.600Z" />
      <path className={styles.paper} d="M32 66h96l-4 42H36Z" />
      <path className={styles.paper} d="M32 66 16 78l6 6 11.500-8M128 66l16 12-6 6-11.500-8" />
      <path className={styles.fur} d="M56 66q-.500-7 5-7t5 7-5 6-5-6ZM94 66q-.500-7 5-7t5 7-5 6-5-6Z" />
      <path className={styles.warmLine} d="M74 92c0-6 12-6 12 0 0 4-6 4-6 8M80 104.500v.010" />
    </Drawing>
  )
}

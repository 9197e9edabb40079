import * as styles from './LogoMark.css'

/** A cat asleep, curled into a drop: its back is the drop, the drop's point is the tip of its tail. */
export function LogoMark() {
  return (
    <svg className={styles.root} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.body} d="M39 2C27 9 6 23 6 41c0 12.500 11 21 26 21s26-8.500 26-21C58 26 41 19 39 2Z" />
      <path
        className={styles.line}
        d="M26 49.500c-2-5.500-1.900-12.300-.300-18.500l6.300 4.800q5.300-1.500 10.600 0l6.300-4.800c1.900 7.200 2.300 15.500-.4 19.500-3 4-8.500 6-15.500 6C23 56.500 15 51 14 41.500"
      />
      <path className={styles.eyes} d="M30.800 43.700q2.200 2.200 4.400 0M39.700 43.700q2.200 2.200 4.400 0" />
    </svg>
  )
}

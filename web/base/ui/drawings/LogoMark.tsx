import * as styles from './LogoMark.css'

/** Draws a sleeping cat, curled into a drop. */
export function LogoMark() {
  return (
    <svg className={styles.root} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        className={styles.body}
        d="M39 2C27 9 6 23 6 41c0 12.5 11 21 26 21s26-8.5 26-21C58 26 41 19 39 2Z"
      />
      <path
        className={styles.line}
        d="M26 49.5c-2-5.5-1.9-12.3-.3-18.5l6.3 4.8q5.3-1.5 10.6 0l6.3-4.8c1.9 7.2 2.3 15.5-.4 19.5-3 4-8.5 6-15.5 6C23 56.5 15 51 14 41.5"
      />
      <path className={styles.eyes} d="M30.8 43.7q2.2 2.2 4.4 0M39.7 43.7q2.2 2.2 4.4 0" />
    </svg>
  )
}

import * as styles from './Drawing.css'

/** Is 180 wide and 200 high. */
export function Tabby({ hasCollar = false }: { hasCollar?: boolean }) {
  return (
    <>
      <path className={styles.fur} d="M56 126c-17 20-27 48-29 84h126c-2-36-12-64-29-84" />
      <path className={styles.paper} d="M64 134c0 34 10 54 26 54s26-20 26-54" />
      {hasCollar && (
        <>
          <path className={styles.band} d="M57 134q33 22 66 0l4 8q-37 25-74 0Z" />
          <path
            className={styles.medal}
            d="M90 151c4 5.5 7.5 9.5 7.5 14a7.5 7.5 0 0 1-15 0c0-4.5 3.5-8.5 7.5-14Z"
          />
        </>
      )}
      <path
        className={styles.fur}
        d="M37 88c-1-21 3-44 9-63q1.3-4 4.5-1.2L75 45q15-3.5 30 0l24.5-21.2q3.2-2.8 4.5 1.2c6 19 10 42 9 63 3 5 4.5 9 3.5 12.5-4 25-26 42.5-56.5 42.5S37.5 125.5 33.5 100.5Q33 94.5 37 88Z"
      />
      <path className={styles.warmLine} d="M53 42l4 21M127 42l-4 21" />
      <path d="M90 46v14M78 48l3 11M102 48l-3 11M41 84l11 3.5M38 97l11 1M139 84l-11 3.5M142 97l-11 1" />
      <path
        className={styles.paper}
        d="M54 90q13-16 28 2-14 11-28-2ZM126 90q-13-16-28 2 14 11 28-2Z"
      />
      <path
        className={styles.ink}
        d="M69 82c4.6 2.6 4.6 12.4 0 15-4.6-2.6-4.6-12.4 0-15ZM111 82c4.6 2.6 4.6 12.4 0 15-4.6-2.6-4.6-12.4 0-15Z"
      />
      <path
        className={styles.warm}
        d="M82.5 106h15q1.6 0 .7 1.5l-7 7.7q-1.2 1.2-2.4 0l-7-7.7q-.9-1.5.7-1.5Z"
      />
      <path d="M90 116v4.5M90 120.5q-6 7-14 2.5M90 120.5q6 7 14 2.5" />
      <path className={styles.faint} d="M48 110 17 104M48 118l-29 4M132 110l31-6M132 118l29 4" />
    </>
  )
}

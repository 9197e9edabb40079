import * as styles from './Drawing.css'

/** A tabby's bust, 180 wide and 200 high, who looks at whoever is looking. */
export function Tabby({ collar = false }: { collar?: boolean }) {
  return (
    <>
      <path className={styles.fur} d="M56 126c-17 20-27 48-29 84h126c-2-36-12-64-29-84" />
      <path className={styles.paper} d="M64 134c0 34 10 54 26 54s26-20 26-54" />
      {collar && (
        <>
          <path className={styles.band} d="M57 134q33 22 66 0l4 8q-37 25-74 0Z" />
          <path className={styles.medal} d="M90 151c4 5.500 7.500 9.500 7.500 14a7.500 7.500 0 0 1-15 0c0-4.500 3.500-8.500 7.500-14Z" />
        </>
      )}
      <path
        className={styles.fur}
        d="M37 88c-1-21 3-44 9-63q1.300-4 4.500-1.200L75 45q15-3.500 30 0l24.500-21.200q3.200-2.800 4.500 1.200c6 19 10 42 9 63 3 5 4.500 9 3.500 12.500-4 25-26 42.500-56.500 42.500S37.500 125.500 33.500 100.500Q33 94.500 37 88Z"
      />
      <path className={styles.warmLine} d="M53 42l4 21M127 42l-4 21" />
      <path d="M90 46v14M78 48l3 11M102 48l-3 11M41 84l11 3.500M38 97l11 1M139 84l-11 3.500M142 97l-11 1" />
      <path className={styles.paper} d="M54 90q13-16 28 2-14 11-28-2ZM126 90q-13-16-28 2 14 11 28-2Z" />
      <path className={styles.ink} d="M69 82c4.600 2.600 4.600 12.400 0 15-4.600-2.600-4.600-12.400 0-15ZM111 82c4.600 2.600 4.600 12.400 0 15-4.600-2.600-4.600-12.400 0-15Z" />
      <path className={styles.warm} d="M82.500 106h15q1.600 0 .700 1.500l-7 7.700q-1.200 1.200-2.400 0l-7-7.700q-.900-1.500.700-1.500Z" />
      <path d="M90 116v4.500M90 120.500q-6 7-14 2.500M90 120.500q6 7 14 2.500" />
      <path className={styles.faint} d="M48 110 17 104M48 118l-29 4M132 110l31-6M132 118l29 4" />
    </>
  )
}

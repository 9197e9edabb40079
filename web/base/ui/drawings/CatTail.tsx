import * as styles from './Drawing.css'

/** Draws a wide stroke of ink with a narrower one of fur on it. */
export function CatTail({ d }: { d: string }) {
  return (
    <>
      <path className={styles.tail} d={d} />
      <path className={styles.tailFur} d={d} />
    </>
  )
}

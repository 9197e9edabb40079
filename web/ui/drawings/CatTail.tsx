import * as styles from './Drawing.css'

/** A line of fur: one stroke of ink, and a narrower one of fur upon it. */
export function CatTail({ d }: { d: string }) {
  return (
    <>
      <path className={styles.tail} d={d} />
      <path className={styles.tailFur} d={d} />
    </>
  )
}

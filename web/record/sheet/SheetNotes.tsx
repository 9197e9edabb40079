import * as styles from './SheetNotes.css'

/** As many lines as an empty page would hold. */
const MOST_LINES = 20

/** Lines to write on, in the room that is left. */
export function SheetNotes() {
  return (
    <div className={styles.root}>
      <section className={styles.notes}>
        <h2 className={styles.title}>Notes de la consultation</h2>
        <div className={styles.lines}>
          {Array.from({ length: MOST_LINES }, (_, line) => (
            <div key={line} className={styles.line} />
          ))}
        </div>
      </section>
    </div>
  )
}

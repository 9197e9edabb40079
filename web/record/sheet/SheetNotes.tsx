import * as styles from './SheetNotes.css'

/** The number of lines that fill an empty page. */
const maxLines = 20

/** Prints lines to write on in the remaining space. */
export function SheetNotes() {
  return (
    <div className={styles.root}>
      <section className={styles.notes}>
        <h2 className={styles.title}>Notes de la consultation</h2>
        <div className={styles.lines}>
          {Array.from({ length: maxLines }, (_, line) => (
            <div key={line} className={styles.line} />
          ))}
        </div>
      </section>
    </div>
  )
}

import * as styles from './steps.css'

const usual = [1, 2, 3, 4, 5, 6]

/** product/entries 5.6. */
export function QuickCounts({ value, onChange }: { value: number | null; onChange: (value: number) => void }) {
  return (
    <div className={styles.quickCounts} role="group" aria-label="Réponse directe">
      {usual.map((count) => (
        <button key={count} type="button" className={styles.quickCount} aria-pressed={count === value} onClick={() => onChange(count)}>
          {count}
        </button>
      ))}
    </div>
  )
}

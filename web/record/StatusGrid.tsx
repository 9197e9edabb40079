import type { useStatusTiles_record$key } from '../__generated__/useStatusTiles_record.graphql'
import { CategoryIcon } from './CategoryIcon'
import * as styles from './StatusGrid.css'
import { StatusMark } from '../ui/StatusMark'
import { useStatusTiles } from './useStatusTiles'

/** Five tiles: colour, symbol, word, and what was answered. One glance, in greyscale as well. */
export function StatusGrid({ record }: { record: StatusGrid_record$key }) {
  const { gender, dailyStatus, measurements } = useFragment(
    graphql`
      fragment StatusGrid_record on HealthRecord {
        gender
        dailyStatus {
          hydration
          appetite
          vomiting
          urination
          energy
          unanswered
        }
        measurements(first: 7) {
          edges {
            node {
              ...journalEntry_measurement
            }
          }
        }
      }
    `,
    record,
  )
  const latest = measurements.edges[0]
  if (!latest) return null
  const entry = journalEntry(latest.node)
  return (
    <ul className={styles.root}>
      {categories.map((category) => {
        // No evidence is green in the data and 'Non renseigné' on the screen (product/rules 1.2).
        const answered = !dailyStatus.unanswered.includes(category)
        const color = answered ? dailyStatus[category] : 'none'
        return (
          <li key={category} className={styles.tile[color]}>
            <span className={styles.icon[color]}>
              <CategoryIcon category={category} size={20} />
            </span>
            <h3 className={styles.label}>{categoryLabels[category]}</h3>
            <div className={styles.mark}>
              <StatusMark color={color} size="s" withWord />
            </div>
            {answered && <p className={styles.answer}>{tileAnswer(category, entry, gender)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

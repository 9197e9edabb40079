import type { useStatusTiles_record$key } from '../../__generated__/useStatusTiles_record.graphql'
import { StatusMark } from '../../ui/StatusMark'
import { useStatusTiles } from '../useStatusTiles'
import * as styles from './SheetTiles.css'

/** The five tiles of the newest entry: colour, symbol, word, answer. */
export function SheetTiles({ record }: { record: SheetTiles_record$key }) {
  const { gender, dailyStatus, measurements } = useFragment(
    graphql`
      fragment SheetTiles_record on HealthRecord {
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
        const answered = !dailyStatus.unanswered.includes(category)
        const color = answered ? dailyStatus[category] : 'none'
        return (
          <li key={category} className={styles.tile[color]}>
            <h3 className={styles.label}>{categoryLabels[category]}</h3>
            <StatusMark color={color} size="s" withWord />
            {answered && <p className={styles.answer}>{tileAnswer(category, entry, gender)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

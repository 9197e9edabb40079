import { graphql, useFragment } from 'react-relay'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { tileAnswer } from '#shared/health/answers/tileAnswer'
import type { useStatusTiles_record$key } from '../../__generated__/useStatusTiles_record.graphql'
import { journalEntry } from '../journal/journalEntry'

/**
 * Returns colour and answer of the newest entry for each indicator. The list is empty without an
 * entry.
 */
export function useStatusTiles(record: useStatusTiles_record$key) {
  const { gender, dailyStatus, toConfirm, measurements } = useFragment(
    graphql`
      fragment useStatusTiles_record on HealthRecord {
        gender
        dailyStatus {
          hydration
          appetite
          vomiting
          urination
          energy
          unanswered
        }
        toConfirm
        # The device judges pending entries by these.
        ... on Animal {
          name
          entryHistory
          lossSeenOn
        }
        measurements(first: 9) {
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
  if (!latest) return []
  const entry = journalEntry(latest.node)
  return categories.map((category) => {
    // An unanswered question is green in the data and 'Non renseigné' on the screen
    // (product/rules 1.2).
    const isAnswered = !dailyStatus.unanswered.includes(category)
    return {
      category,
      label: categoryLabels[category],
      color: isAnswered ? dailyStatus[category] : ('none' as const),
      isToConfirm: dailyStatus[category] === 'green' && toConfirm.includes(category),
      answer: isAnswered && tileAnswer(category, entry, gender),
    }
  })
}

import type { usePeriodSummary_record$key } from '../../__generated__/usePeriodSummary_record.graphql'
import { usePeriodSummary } from './usePeriodSummary'
import * as styles from './PeriodSentence.css'

/** Shows what the last 90 days were, in one sentence below the name (product/sharing 4.5). */
export function PeriodSentence({ record }: { record: usePeriodSummary_record$key }) {
  const sentence = usePeriodSummary(record)[90]
  return sentence && <p className={styles.root}>{sentence}</p>
}

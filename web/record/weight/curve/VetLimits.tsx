import { graphql, useFragment } from 'react-relay'
import { dayMonthYear } from '#shared/base/time'
import { vetNumberWords } from '#shared/health/rules/vetLimits'
import type { VetLimits_record$key } from '../../../__generated__/VetLimits_record.graphql'
import * as styles from './WeightCurve.css'

const title = 'Fixé avec le vétérinaire'

/**
 * Reads the limits that the vet proposed and the owner accepted; the rules on the device use them
 * too. Those of a dead cat are not shown.
 */
function useVetLimits(record: VetLimits_record$key) {
  const { vetLimits, inMemorySince } = useFragment(
    graphql`
      fragment VetLimits_record on HealthRecord {
        ... on Animal {
          inMemorySince
        }
        vetLimits {
          part
          value
          days
          since
        }
      }
    `,
    record,
  )
  return inMemorySince ? [] : vetLimits
}

export function VetLimits({ record }: { record: VetLimits_record$key }) {
  const vetLimits = useVetLimits(record)
  if (vetLimits.length === 0) return null
  return (
    <div className={styles.limits}>
      <h3 className={styles.limitsTitle}>{title}</h3>
      <ul className={styles.limitList}>
        {vetLimits.map((limit) => (
          <li key={limit.part}>
            {vetNumberWords(limit)}{' '}
            <span className={styles.none}>(depuis le {dayMonthYear(limit.since)})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function LimitsLine({ record }: { record: VetLimits_record$key }) {
  const vetLimits = useVetLimits(record)
  return (
    vetLimits.length > 0 && (
      <p>{`${title}\u00a0: ${vetLimits.map(vetNumberWords).join('\u202f; ')}.`}</p>
    )
  )
}

import { StatusMark } from '../../base/ui/StatusMark'
import { LineText } from './MessageText'
import type { useAlerts } from './useAlerts'
import * as styles from './FirstSign.css'

const kinds = {
  red: { other: 'autre signe urgent', others: 'autres signes urgents' },
  amber: { other: 'autre signe à surveiller', others: 'autres signes à surveiller' },
}

/**
 * Shows the first of a record's raised alerts and watches of one colour, and the number of the
 * others, on its first screen (product/sharing 4.5).
 */
export function FirstSign({
  color,
  signs: [first, ...others],
}: {
  color: 'red' | 'amber'
  signs: readonly Pick<ReturnType<typeof useAlerts>['alerts'][number], 'lines'>[]
}) {
  const finding = first?.lines[0]
  if (!finding) return null
  return (
    <p className={styles.root[color]}>
      <StatusMark color={color} />
      <span>
        <LineText line={finding} />
        {others.length === 1 && ` Et un ${kinds[color].other}.`}
        {others.length > 1 && ` Et ${others.length} ${kinds[color].others}.`}
      </span>
    </p>
  )
}

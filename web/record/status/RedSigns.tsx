import type { useAlerts_record$key } from '../../__generated__/useAlerts_record.graphql'
import { StatusMark } from '../../base/ui/StatusMark'
import { LineText } from './MessageText'
import { useAlerts } from './useAlerts'
import * as styles from './RedSigns.css'

/**
 * Shows the first red finding and the number of the others, on the vet's first screen
 * (product/sharing 4.5).
 */
export function RedSigns({ record }: { record: useAlerts_record$key }) {
  const { alerts, watches } = useAlerts(record)
  const red = [
    ...alerts.filter(({ severity }) => severity === 'red'),
    ...watches.filter(({ level }) => level === 'red'),
  ]
  const finding = red[0]?.lines[0]
  if (!finding) return null
  return (
    <p className={styles.root}>
      <StatusMark color="red" />
      <span>
        <LineText line={finding} />
        {red.length === 2 && ' Et un autre signe urgent.'}
        {red.length > 2 && ` Et ${red.length - 1} autres signes urgents.`}
      </span>
    </p>
  )
}

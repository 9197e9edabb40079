import type { useAlerts_record$key } from '../../__generated__/useAlerts_record.graphql'
import { FirstSign } from '../../record/status/FirstSign'
import { useAlerts } from '../../record/status/useAlerts'

/** Names a red sign, else an amber one, to the vet, who sees also what the owner does not. */
export function WorstSign({ record }: { record: useAlerts_record$key }) {
  const { alerts, watches } = useAlerts(record)
  const signsOf = (color: 'red' | 'amber') => [
    ...alerts.filter(({ severity }) => severity === color),
    ...watches.filter(({ level }) => level === color),
  ]
  const red = signsOf('red')
  return red.length > 0 ? (
    <FirstSign color="red" signs={red} />
  ) : (
    <FirstSign color="amber" signs={signsOf('amber')} />
  )
}

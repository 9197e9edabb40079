import { Callout } from '../../base/ui/Callout'
import type { PendingDays } from '../../offline/queue/usePending'

/**
 * States that the figures include entries which the server, and so the vet, does not have. Refused ones are not shown.
 */
export function PendingDaysNotice({ days }: { days: PendingDays }) {
  const states = [...days.values()].filter((state) => state !== 'refused')
  if (states.length === 0) return null
  return (
    <Callout role="note" title={titleOf(states.length, states.includes('stopped'))}>
      <p>
        Les indicateurs et les alertes en tiennent déjà compte&nbsp;: ils sont calculés sur cet
        appareil, avec les mêmes règles.
      </p>
    </Callout>
  )
}

function titleOf(count: number, hasStopped: boolean): string {
  if (hasStopped) return count > 1 ? 'Saisies pas encore envoyées' : 'Saisie pas encore envoyée'
  return count > 1 ? 'Saisies en attente d’envoi' : 'Saisie en attente d’envoi'
}

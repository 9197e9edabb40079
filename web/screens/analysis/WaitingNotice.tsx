import { Callout } from '../../ui/Callout'
import type { WaitingDays } from '../../offline/useWaiting'

/**
 * What is shown is ahead of what the server has: said, so that nobody calls the vet about figures that the vet can't see.
 * What was refused is not shown.
 */
export function WaitingNotice({ days }: { days: WaitingDays }) {
  const states = [...days.values()].filter((state) => state !== 'refused')
  if (states.length === 0) return null
  return (
    <Callout role="note" title={titleOf(states.length, states.includes('stopped'))}>
      <p>Les indicateurs et les alertes en tiennent déjà compte&nbsp;: ils sont calculés sur cet appareil, avec les mêmes règles.</p>
    </Callout>
  )
}

function titleOf(count: number, stopped: boolean): string {
  if (stopped) return count > 1 ? 'Saisies pas encore envoyées' : 'Saisie pas encore envoyée'
  return count > 1 ? 'Saisies en attente d’envoi' : 'Saisie en attente d’envoi'
}

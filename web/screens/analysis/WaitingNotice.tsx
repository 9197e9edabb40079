import { Callout } from '../../components/Callout'

/** What is shown is ahead of what the server has: said, so that nobody calls the vet about figures that the vet can't see. */
export function WaitingNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Callout role="note" title={count > 1 ? 'Saisies en attente d’envoi' : 'Saisie en attente d’envoi'}>
      <p>Les indicateurs et les alertes en tiennent déjà compte&nbsp;: ils sont calculés sur cet appareil, avec les mêmes règles.</p>
    </Callout>
  )
}

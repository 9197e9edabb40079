import { graphql, useFragment } from 'react-relay'
import { dayMonthYear } from '#shared/base/time'
import type { Decided_proposal$key } from '../../__generated__/Decided_proposal.graphql'
import * as styles from './ProposalsScreen.css'

/** Shows a proposal of the history and the decision about it. */
export function Decided({ proposal }: { proposal: Decided_proposal$key }) {
  const { vetName, practice, text, decidedOn, numbers, accepted } = useFragment(
    graphql`
      fragment Decided_proposal on VetProposal {
        vetName
        practice
        text
        decidedOn
        numbers {
          part
          message
        }
        accepted
      }
    `,
    proposal,
  )
  return (
    <li className={styles.decided}>
      <p className={styles.who}>{[vetName, practice].filter(Boolean).join(', ')}</p>
      {text && <p className={styles.text}>{text}</p>}
      <ul>
        {numbers.map(({ part, message }) => (
          <li key={part}>
            {message}&nbsp;: <strong>{accepted.includes(part) ? 'accepté' : 'refusé'}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>
        {decidedOn && `${numbers.length > 0 ? 'Décidé' : 'Lu'} le ${dayMonthYear(decidedOn)}`}
      </p>
    </li>
  )
}

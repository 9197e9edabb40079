import { graphql, useFragment } from 'react-relay'
import { dayMonthYear } from '#shared/base/time'
import type { DecidedProposal_proposal$key } from '../../__generated__/DecidedProposal_proposal.graphql'
import * as styles from './ProposalsScreen.css'

export function DecidedProposal({ proposal }: { proposal: DecidedProposal_proposal$key }) {
  const { vetName, practice, text, decidedOn, numbers, accepted } = useFragment(
    graphql`
      fragment DecidedProposal_proposal on VetProposal {
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
      <p className={styles.vetName}>{[vetName, practice].filter(Boolean).join(', ')}</p>
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

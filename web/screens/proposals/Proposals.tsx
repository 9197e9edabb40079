import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { Proposals_animal$key } from '../../__generated__/Proposals_animal.graphql'
import { DeferredEmptyNotebook } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { DecidedProposal } from './DecidedProposal'
import { Limits } from './Limits'
import { OpenProposal } from './OpenProposal'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ProposalsScreen.css'

export function Proposals({ animal }: { animal: Proposals_animal$key }) {
  const data = useFragment(
    graphql`
      fragment Proposals_animal on Animal {
        uuid
        role
        timeZone
        vetProposals {
          id
          decidedOn
          ...OpenProposal_proposal
          ...DecidedProposal_proposal
        }
        ...Limits_animal
      }
    `,
    animal,
  )
  const canDecide = hasRight(data.role, 'decideProposals')
  const open = data.vetProposals.filter(({ decidedOn }) => canDecide && decidedOn === null)
  const decided = data.vetProposals.filter(({ decidedOn }) => decidedOn !== null)
  return (
    <>
      {open.map((proposal) => (
        <OpenProposal
          key={proposal.id}
          animalUuid={data.uuid}
          timeZone={data.timeZone}
          proposal={proposal}
        />
      ))}
      <Limits animal={data} canDecide={canDecide} />
      {decided.length > 0 && (
        <section className={stack3} aria-labelledby="decided">
          <h2 id="decided">Déjà décidées</h2>
          <ul className={styles.list}>
            {decided.map((proposal) => (
              <DecidedProposal key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        </section>
      )}
      {data.vetProposals.length === 0 && (
        <EmptyState drawing={<DeferredEmptyNotebook />} title="Aucune consigne pour l’instant">
          <p>
            Votre vétérinaire peut en laisser une sur la page que montre un lien de partage, sans
            compte.
          </p>
        </EmptyState>
      )}
    </>
  )
}

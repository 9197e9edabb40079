import { graphql, useFragment } from 'react-relay'
import type { ProposalNotice_animal$key } from '../../__generated__/ProposalNotice_animal.graphql'
import { Link } from '../../base/router/Link'
import { Callout } from '../../base/ui/Callout'

/** Announces a vet's proposal that waits for the owner's decision. */
export function ProposalNotice({ animal }: { animal: ProposalNotice_animal$key }) {
  const { uuid, proposedBy } = useFragment(
    graphql`
      fragment ProposalNotice_animal on Animal {
        uuid
        proposedBy
      }
    `,
    animal,
  )
  return (
    proposedBy !== null && (
      <Callout title={<Link to={`/proposals/${uuid}`}>{proposedBy} propose une consigne</Link>} />
    )
  )
}

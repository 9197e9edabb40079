import { graphql, useFragment } from 'react-relay'
import type { Proposed_animal$key } from '../../__generated__/Proposed_animal.graphql'
import { Link } from '../../base/router/Link'
import { Callout } from '../../base/ui/Callout'

/** Announces a vet's proposal that waits for the owner's decision. */
export function Proposed({ animal }: { animal: Proposed_animal$key }) {
  const { uuid, proposedBy } = useFragment(
    graphql`
      fragment Proposed_animal on Animal {
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

import { graphql } from 'react-relay'
import type { LeaveVetProposalInput } from '../../__generated__/leaveProposalMutation.graphql'
import { type GraphQLFailure, toFailure } from '../../base/network/graphqlError'
import { paramsOf } from '../../base/network/post'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'
import { fetchWithSession } from '../../base/relay/fetchWithSession'

const leaveProposalMutation = graphql`
  mutation leaveProposalMutation($input: LeaveVetProposalInput!) {
    leaveVetProposal(input: $input) {
      left
    }
  }
`

/**
 * Sends a proposal and returns `null` if it was saved. A session identifies the owner, who needs no
 * code (product/sharing 6.4).
 */
export async function leaveProposal(
  proposal: Omit<LeaveVetProposalInput, 'token'>,
): Promise<GraphQLFailure | null> {
  const token = decodeURIComponent(window.location.pathname.split('/')[2] ?? '')
  try {
    const response = await (readTokens() ? fetchWithSession : fetchPublic)(
      paramsOf(leaveProposalMutation),
      { input: { ...proposal, token } },
    )
    return 'errors' in response && response.errors ? toFailure(response.errors) : null
  } catch (error) {
    return toFailure(error)
  }
}

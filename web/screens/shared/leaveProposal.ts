import { graphql } from 'react-relay'
import type { LeaveVetProposalInput } from '../../__generated__/leaveProposalMutation.graphql'
import { type GraphQLFailure, toFailure } from '../../network/graphqlError'
import { paramsOf } from '../../network/post'
import { readTokens } from '../../network/tokens'
import { fetchAsOneself } from '../../relay/fetchAsOneself'
import { fetchPublic } from '../../relay/fetchPublic'

const leaving = graphql`
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
  said: Omit<LeaveVetProposalInput, 'token'>,
): Promise<GraphQLFailure | null> {
  const token = decodeURIComponent(window.location.pathname.split('/')[2] ?? '')
  try {
    const answer = await (readTokens() ? fetchAsOneself : fetchPublic)(paramsOf(leaving), {
      input: { ...said, token },
    })
    return 'errors' in answer && answer.errors ? toFailure(answer.errors) : null
  } catch (error) {
    return toFailure(error)
  }
}

import { vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { decisionBody } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, creationRoute, listRoute, deletionRoute } from '../rest/rows'
import * as select from '../rest/selections'

/**
 * Implements product/sharing 7: the proposals that vets leave by a link, and the owner's decisions.
 */
export const proposalRoutes: GraphRoute[] = [
  creationRoute('/api/shared/:token/proposals', {
    summary: 'Leaves a vet’s proposal for the owner. A link accepts at most 5.',
    access: 'public',
    mutation: 'leaveVetProposal',
    parameters: ['token'],
    accepts: vetProposalInput,
    selects: select.remainingProposals,
    errors: ['CODE_REQUIRED', 'RATE_LIMITED'],
  }),
  listRoute('/api/animals/:id/proposals', {
    summary: 'Lists the proposals of vets, newest first.',
    field: 'vetProposals',
    selects: select.vetProposal,
  }),
  mutationRoute('POST', '/api/animals/:id/proposals/:pid/decision', {
    summary: 'Accepts or declines each number of a proposal, once.',
    mutation: 'decideVetProposal',
    accepts: decisionBody,
    selects: select.vetProposal,
  }),
  listRoute('/api/animals/:id/limits', {
    summary: 'Lists the vet’s numbers that the owner accepted.',
    field: 'vetLimits',
    selects: select.vetLimit,
  }),
  deletionRoute('/api/animals/:id/limits', {
    summary: 'Ends the vet’s limits, so that the usual ones apply.',
    mutation: 'endVetLimits',
  }),
]

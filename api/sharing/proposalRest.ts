import { vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { decisionBody } from '../rest/accepts'
import { byId, requireCat, ofAnimal } from '../rest/catRows'
import { type GraphRoute, mutation } from '../rest/route'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

/**
 * Implements product/sharing 7: the proposals that vets leave by a link, and the owner's decisions.
 */
export const proposalRoutes: GraphRoute[] = [
  {
    method: 'POST',
    path: '/api/shared/:token/proposals',
    access: 'public',
    summary: 'Leaves a vet’s proposal for the owner. A link accepts at most 5.',
    operation: mutation('leaveVetProposal', select.proposalLeft.fields),
    accepts: vetProposalInput,
    variables: ({ params, body }) => ({ input: { ...body, token: params['token'] } }),
    returns: select.proposalLeft.ref,
    errors: ['OVER_QUOTA', 'CODE_REQUIRED', 'RATE_LIMITED'],
    answer: ({ leaveVetProposal }) => leaveVetProposal,
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/proposals',
    access: 'owner',
    summary: 'Lists the proposals of vets, newest first.',
    operation: ofAnimal(`vetProposals { ${select.vetProposal.fields} }`),
    variables: byId,
    returns: list(select.vetProposal.ref),
    answer: (data) => requireCat(data).vetProposals,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/proposals/:pid/decision',
    access: 'owner',
    summary: 'Accepts or declines each number of a proposal, once.',
    operation: mutation('decideVetProposal', `vetProposal { ${select.vetProposal.fields} }`),
    accepts: decisionBody,
    variables: ({ params, body }) => ({
      input: { ...body, animalUuid: params['id'], uuid: params['pid'] },
    }),
    returns: select.vetProposal.ref,
    answer: ({ decideVetProposal }) => decideVetProposal.vetProposal,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/limits',
    access: 'owner',
    summary: 'Lists the vet’s numbers that the owner accepted.',
    operation: ofAnimal(`vetLimits { ${select.vetLimit.fields} }`),
    variables: byId,
    returns: list(select.vetLimit.ref),
    answer: (data) => requireCat(data).vetLimits,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/limits',
    access: 'owner',
    summary: 'Ends the vet’s limits, so that the usual ones apply.',
    operation: mutation('endVetLimits', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
  },
]

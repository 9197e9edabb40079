import { vetProposalInput } from '#shared/vetProposalInput'
import { decisionBody } from './accepts'
import { byId, found, ofAnimal } from './animals'
import { type GraphRoute, mutation } from './route'
import { list } from './selection'
import * as select from './selections'

/** product/sharing 7: what vets leave by a link, and what the owner makes of it. */
export const proposalRoutes: GraphRoute[] = [
  {
    method: 'POST',
    path: '/api/shared/:token/proposals',
    access: 'public',
    summary: 'Leaves a vet’s proposal for the owner, 5 a link at most.',
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
    summary: 'What vets proposed, newest first.',
    operation: ofAnimal(`vetProposals { ${select.vetProposal.fields} }`),
    variables: byId,
    returns: list(select.vetProposal.ref),
    answer: (data) => found(data).vetProposals,
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
    summary: 'The vet’s numbers that the owner accepted.',
    operation: ofAnimal(`vetLimits { ${select.vetLimit.fields} }`),
    variables: byId,
    returns: list(select.vetLimit.ref),
    answer: (data) => found(data).vetLimits,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/limits',
    access: 'owner',
    summary: 'Back to the usual numbers.',
    operation: mutation('endVetLimits', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
  },
]

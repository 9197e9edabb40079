import * as z from 'zod/mini'
import { mailTokenInput } from '#shared/account/accountSchemas'
import { invitationInput } from '#shared/circle/invitationSchema'
import { byId, requireCat, throwNotFound, ofAnimal } from '../rest/catRows'
import { type GraphRoute, mutation } from '../rest/route'
import * as select from '../rest/selections'

const removalQuery = z.object({
  withdrawInvitations: z.optional(z.enum(['true', 'false'], 'Répondez par true ou false')),
})

/**
 * Implements product/circle: members, invitations, joining and leaving. No tool may change any of
 * it.
 */
export const circleRoutes: GraphRoute[] = [
  {
    method: 'GET',
    path: '/api/animals/:id/circle',
    access: 'owner',
    summary:
      'Returns the caller’s role for the cat, and to its owner also the members and invitations.',
    operation: ofAnimal(select.circle.fields),
    variables: byId,
    returns: select.circle.ref,
    answer: requireCat,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/circle/invitations',
    access: 'owner',
    summary:
      'Invites one person, once: by mail if an address is sent, or else by the `link`, which is returned only here. A member who accepts gets the role of the newest invitation.',
    operation: mutation('inviteToCircle', `invitation { ${select.invitation.fields} } link`),
    accepts: invitationInput,
    variables: ({ params, body }) => ({ input: { ...body, animalUuid: params['id'] } }),
    returns: select.newInvitation,
    answer: ({ inviteToCircle: { invitation, link } }) => ({ ...invitation, link }),
    errors: ['OVER_QUOTA'],
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/circle/invitations/:iid',
    access: 'owner',
    summary: 'Withdraws an invitation that is not accepted yet.',
    operation: mutation('cancelInvitation', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['iid'] } }),
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/circle/members/:member',
    access: 'owner',
    summary:
      'Removes a member at once. It also withdraws the cat’s open invitations, since the member may have one. With `withdrawInvitations=false`, it withdraws only those mailed to the member’s address.',
    query: removalQuery,
    operation: mutation('removeFromCircle', 'animal { uuid }'),
    variables: ({ params, query }) => ({
      input: {
        animalUuid: params['id'],
        uuid: params['member'],
        withdrawInvitations: query['withdrawInvitations'] !== 'false',
      },
    }),
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/circle',
    access: 'owner',
    summary: 'Removes the caller from the circle. The owner cannot leave.',
    operation: mutation('leaveCircle', 'leftId'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
  },
  {
    method: 'GET',
    path: '/api/invitations/:token',
    access: 'owner',
    summary: 'Returns the offer of an invitation.',
    operation: `query ($token: String!) { viewer { invitation(token: $token) { ${select.offer.fields} } } }`,
    variables: ({ params }) => ({ token: params['token'] }),
    returns: select.offer.ref,
    answer: ({ viewer }) => viewer.invitation ?? throwNotFound('Invitation non trouvée'),
    errors: ['ACCESS_DENIED'],
  },
  {
    method: 'POST',
    path: '/api/memberships',
    access: 'owner',
    summary: 'Adds the caller to the circle and returns the cat.',
    operation: mutation('acceptInvitation', `animal { ${select.animal.fields} }`),
    accepts: mailTokenInput,
    variables: ({ body }) => ({ input: body }),
    returns: select.animal.ref,
    answer: ({ acceptInvitation }) => acceptInvitation.animal,
    errors: ['OVER_QUOTA', 'NOT_FOUND'],
  },
]

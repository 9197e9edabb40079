import * as z from 'zod/mini'
import { mailTokenInput } from '#shared/account'
import { invitationInput } from '#shared/circleInput'
import { byId, found, missing, ofAnimal } from './animals'
import { type GraphRoute, mutation } from './route'
import * as select from './selections'

const removalQuery = z.object({
  withdrawInvitations: z.optional(z.enum(['true', 'false'], 'Répondez par true ou false')),
})

/** product/circle: who is in, who is invited, and the ways in and out. No tool changes any of it. */
export const circleRoutes: GraphRoute[] = [
  {
    method: 'GET',
    path: '/api/animals/:id/circle',
    access: 'owner',
    summary: 'Who the caller is for the cat; to its owner, who is in and who is invited.',
    operation: ofAnimal(select.circle.fields),
    variables: byId,
    returns: select.circle.ref,
    answer: found,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/circle/invitations',
    access: 'owner',
    summary:
      'Invites one person, once: by mail where an address is named, else by the `link`, which is shown this time alone. Who is in already gets the role of the newest.',
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
    summary: 'Withdraws an invitation that nobody has accepted.',
    operation: mutation('cancelInvitation', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['iid'] } }),
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/circle/members/:member',
    access: 'owner',
    summary:
      'Removes a person, at once, and withdraws the cat’s open invitations, since the person may hold one. With `withdrawInvitations=false`, only those mailed to the person’s address are withdrawn.',
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
    summary: 'The caller leaves the circle; its owner cannot.',
    operation: mutation('leaveCircle', 'leftId'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
  },
  {
    method: 'GET',
    path: '/api/invitations/:token',
    access: 'owner',
    summary: 'What an invitation offers to whoever holds it.',
    operation: `query ($token: String!) { viewer { invitation(token: $token) { ${select.offer.fields} } } }`,
    variables: ({ params }) => ({ token: params['token'] }),
    returns: select.offer.ref,
    answer: ({ viewer }) => viewer.invitation ?? missing('Invitation non trouvée'),
    errors: ['ACCESS_DENIED'],
  },
  {
    method: 'POST',
    path: '/api/memberships',
    access: 'owner',
    summary: 'Puts the caller into the circle; the answer is the cat.',
    operation: mutation('acceptInvitation', `animal { ${select.animal.fields} }`),
    accepts: mailTokenInput,
    variables: ({ body }) => ({ input: body }),
    returns: select.animal.ref,
    answer: ({ acceptInvitation }) => acceptInvitation.animal,
    errors: ['OVER_QUOTA', 'NOT_FOUND'],
  },
]

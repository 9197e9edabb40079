import { mailTokenInput } from '#shared/account/accountSchemas'
import { invitationInput } from '#shared/circle/invitationSchema'
import { removalQuery } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, creationRoute, itemRoute, deletionRoute } from '../rest/rows'
import * as select from '../rest/selections'

/**
 * Implements product/circle: members, invitations, joining and leaving. No tool may change any of
 * it.
 */
export const circleRoutes: GraphRoute[] = [
  itemRoute('/api/animals/:id/circle', {
    summary:
      'Returns the caller’s role for the cat, and to its owner also the members and invitations.',
    selects: select.circle,
  }),
  creationRoute('/api/animals/:id/circle/invitations', {
    summary:
      'Invites one person, once: by mail if an address is sent, or else ' +
      'by the `link`, which is returned only here. A member who accepts ' +
      'gets the role of the newest invitation.',
    mutation: 'inviteToCircle',
    accepts: invitationInput,
    fields: `invitation { ${select.invitation.fields} } link`,
    returns: select.newInvitation,
    toBody: ({ invitation, link }) => ({ ...invitation, link }),
  }),
  deletionRoute('/api/animals/:id/circle/invitations/:iid', {
    summary: 'Withdraws an invitation that is not accepted yet.',
    mutation: 'cancelInvitation',
  }),
  deletionRoute('/api/animals/:id/circle/members/:member', {
    summary:
      'Removes a member at once. It also withdraws the cat’s open invitations, ' +
      'since the member may have one. With `withdrawInvitations=false`, it ' +
      'withdraws only those mailed to the member’s address.',
    mutation: 'removeFromCircle',
    query: removalQuery,
  }),
  deletionRoute('/api/animals/:id/circle', {
    summary: 'Removes the caller from the circle. The owner cannot leave.',
    mutation: 'leaveCircle',
  }),
  itemRoute('/api/invitations/:token', {
    summary: 'Returns the offer of an invitation.',
    parent: 'viewer',
    field: 'invitation(token: $token)',
    declares: '$token: String!',
    selects: select.offer,
    missing: 'Invitation non trouvée',
    errors: ['ACCESS_DENIED'],
  }),
  mutationRoute('POST', '/api/memberships', {
    summary: 'Adds the caller to the circle and returns the cat.',
    mutation: 'acceptInvitation',
    accepts: mailTokenInput,
    selects: select.animal,
    errors: ['OVER_QUOTA', 'NOT_FOUND'],
  }),
]

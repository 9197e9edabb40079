import { shareCodeInput, shareLinkInput } from '#shared/sharing/shareLinkSchemas'
import { notFound } from '../base/errors'
import { alertsQuery } from '../rest/accepts'
import { type GraphRoute, mutation, type RestRequest } from '../rest/route'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

const revoke = mutation('revokeShareLink', `shareLink { ${select.shareLink.fields} }`)
// oxlint-disable-next-line typescript/no-explicit-any -- as in route.ts
const revoked = ({ revokeShareLink }: any) => revokeShareLink.shareLink
const byUuid = ({ params }: RestRequest) => ({ input: { uuid: params['id'] } })

/** Implements product/interfaces 2.6: share links, the vet's record, alert records. */
export const sharingRoutes: GraphRoute[] = [
  {
    method: 'POST',
    path: '/api/animals/:id/share',
    access: 'owner',
    summary:
      'Creates a link to the cat’s record. It shows the whole record for 72 hours unless the body narrows it.',
    accepts: shareLinkInput,
    operation: mutation('createShareLink', `shareLink { ${select.newShareLink.fields} }`),
    variables: ({ params, body }) => ({ input: { ...body, animalUuid: params['id'] } }),
    returns: select.newShareLink.ref,
    answer: ({ createShareLink }) => createShareLink.shareLink,
    status: 201,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'GET',
    path: '/api/animals/:id/share-tokens',
    access: 'owner',
    summary: 'Lists the cat’s links, newest first.',
    operation: `query ($id: ID!) { animal(uuid: $id) { shareLinks { ${select.shareLink.fields} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    returns: list(select.shareLink.ref),
    answer: ({ animal }) => (animal ?? throwNotFound('Animal non trouvé')).shareLinks,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/share/:token',
    access: 'owner',
    summary: 'Revokes a link, by its id or its token.',
    operation: revoke,
    variables: ({ params }) => ({
      input: { animalUuid: params['id'], uuidOrToken: params['token'] },
    }),
    returns: select.shareLink.ref,
    answer: revoked,
  },
  {
    method: 'GET',
    path: '/api/share/:id',
    access: 'owner',
    summary: 'Returns one of the user’s links, by its id or its token.',
    operation: `query ($id: String!) { viewer { shareLink(uuidOrToken: $id) { ${select.shareLink.fields} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    returns: select.shareLink.ref,
    answer: ({ viewer }) => viewer.shareLink ?? throwNotFound('Lien de partage non trouvé'),
  },
  {
    method: 'DELETE',
    path: '/api/share/:id',
    access: 'owner',
    summary: 'Revokes a link, by its id or its token.',
    operation: revoke,
    variables: ({ params }) => ({ input: { uuidOrToken: params['id'] } }),
    returns: select.shareLink.ref,
    answer: revoked,
  },
  {
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    summary: 'Returns the record that a link shows, and counts one opening.',
    operation: mutation(
      'openSharedLink',
      `sharedAnimal {
      ${select.sharedCat.fields}
      measurements(first: 7) { edges { node { ${select.measurement.fields} } } }
      ${select.sharedRecord.fields}
    }`,
    ),
    variables: ({ params }) => ({ input: { token: params['token'] } }),
    returns: select.sharedAnswer,
    errors: ['CODE_REQUIRED', 'RATE_LIMITED'],
    answer: ({
      openSharedLink: {
        sharedAnimal: { name, gender, weight, breed, age, photoPath, measurements, ...record },
      },
    }) => ({
      animal: { name, gender, weight, breed, age, photoPath },
      measurements: measurements.edges.map(({ node }: { node: unknown }) => node),
      ...record,
    }),
  },
  {
    method: 'POST',
    path: '/api/shared/:token/code',
    access: 'public',
    summary: 'Exchanges a link’s code for a cookie that opens this link for an hour.',
    accepts: shareCodeInput,
    operation: mutation('tellShareCode', 'provenUntil'),
    variables: ({ params, body }) => ({ input: { token: params['token'], code: body.code } }),
    returns: select.shareProof.ref,
    errors: ['WRONG_CODE', 'RATE_LIMITED'],
    answer: ({ tellShareCode }) => tellShareCode,
  },
  {
    method: 'GET',
    path: '/api/alerts',
    access: 'owner',
    summary: 'Lists the alert records of all cats that are not dismissed, newest first.',
    operation: `query ($unread: Boolean!) { viewer { alertRecords(unread: $unread) { ${select.alertRecord.fields} } } }`,
    query: alertsQuery,
    variables: ({ query }) => ({ unread: query.unread === 'true' }),
    returns: list(select.alertRecord.ref),
    answer: ({ viewer }) => viewer.alertRecords,
  },
  {
    method: 'PATCH',
    path: '/api/alerts/:id/read',
    access: 'owner',
    summary: 'Marks an alert as read.',
    operation: `mutation ($input: AlertRecordInput!) { markAlertRead(input: $input) { alertRecord { ${select.alertRecord.fields} } } }`,
    variables: byUuid,
    returns: select.alertRecord.ref,
    answer: ({ markAlertRead }) => markAlertRead.alertRecord,
  },
  {
    method: 'PATCH',
    path: '/api/alerts/:id/dismiss',
    access: 'owner',
    summary: 'Removes an alert from the list.',
    operation: `mutation ($input: AlertRecordInput!) { dismissAlert(input: $input) { alertRecord { ${select.alertRecord.fields} } } }`,
    variables: byUuid,
    returns: select.alertRecord.ref,
    answer: ({ dismissAlert }) => dismissAlert.alertRecord,
  },
]

function throwNotFound(what: string): never {
  throw notFound(what)
}

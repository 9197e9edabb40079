import { notFound } from '../errors'
import { created, mutation, type RestRequest, type Route } from './route'
import * as select from './selections'

const revoke = mutation('revokeShareLink', `shareLink { ${select.shareLink} }`)
const revoked = ({ revokeShareLink }: any) => revokeShareLink.shareLink
const byUuid = ({ params }: RestRequest) => ({ input: { uuid: params['id'] } })

/** Spec 1 §7 and spec 4: share links, the vet's record, alert records. */
export const sharingRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/animals/:id/share',
    access: 'owner',
    operation: mutation('createShareLink', 'shareLink { id: uuid shareUrl token expiresAt }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
    answer: ({ createShareLink }) => createShareLink.shareLink,
    status: created,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/share-tokens',
    access: 'owner',
    operation: `query ($id: ID!) { animal(uuid: $id) { shareLinks { ${select.shareLink} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    answer: ({ animal }) => (animal ?? missing('Animal non trouvé')).shareLinks,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/share/:token',
    access: 'owner',
    operation: revoke,
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuidOrToken: params['token'] } }),
    answer: revoked,
  },
  {
    method: 'GET',
    path: '/api/share/:id',
    access: 'owner',
    operation: `query ($id: String!) { viewer { shareLink(uuidOrToken: $id) { ${select.shareLink} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    answer: ({ viewer }) => viewer.shareLink ?? missing('Lien de partage non trouvé'),
  },
  {
    method: 'DELETE',
    path: '/api/share/:id',
    access: 'owner',
    operation: revoke,
    variables: ({ params }) => ({ input: { uuidOrToken: params['id'] } }),
    answer: revoked,
  },
  {
    method: 'GET',
    path: '/api/shared/:token',
    access: 'public',
    operation: `query ($token: String!) { sharedAnimal(token: $token) {
      name gender: sex weight breed age photoPath
      measurements(first: 7) { edges { node { ${select.measurement} } } }
      dailyStatus { ${select.tiles} }
      alerts { id: rule type severity message }
      notices { id: rule message }
      days(last: 90) { day dailyStatus { ${select.tiles} } }
      weights { weight date }
    } }`,
    variables: ({ params }) => ({ token: params['token'] }),
    answer: ({ sharedAnimal: { name, gender, weight, breed, age, photoPath, measurements, ...record } }) => ({
      animal: { name, gender, weight, breed, age, photoPath },
      measurements: measurements.edges.map(({ node }: { node: unknown }) => node),
      ...record,
    }),
  },
  {
    method: 'GET',
    path: '/api/alerts',
    access: 'owner',
    operation: `query ($unread: Boolean!) { viewer { alertRecords(unread: $unread) { ${select.alertRecord} } } }`,
    variables: ({ query }) => ({ unread: query['unread'] === 'true' }),
    answer: ({ viewer }) => viewer.alertRecords,
  },
  {
    method: 'PATCH',
    path: '/api/alerts/:id/read',
    access: 'owner',
    operation: `mutation ($input: AlertRecordInput!) { markAlertRead(input: $input) { alertRecord { ${select.alertRecord} } } }`,
    variables: byUuid,
    answer: ({ markAlertRead }) => markAlertRead.alertRecord,
  },
  {
    method: 'PATCH',
    path: '/api/alerts/:id/dismiss',
    access: 'owner',
    operation: `mutation ($input: AlertRecordInput!) { dismissAlert(input: $input) { alertRecord { ${select.alertRecord} } } }`,
    variables: byUuid,
    answer: ({ dismissAlert }) => dismissAlert.alertRecord,
  },
]

function missing(what: string): never {
  throw notFound(what)
}

import { shareCodeInput, shareLinkInput } from '#shared/sharing/shareLinkSchemas'
import { alertsQuery } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, creationRoute, itemRoute, listRoute, deletionRoute } from '../rest/rows'
import * as select from '../rest/selections'

/** Implements product/interfaces 2.6: share links, the vet's record, alert records. */
export const sharingRoutes: GraphRoute[] = [
  creationRoute('/api/animals/:id/share', {
    summary:
      'Creates a link to the cat’s record. It shows the whole record for 72 hours unless the body narrows it.',
    mutation: 'createShareLink',
    accepts: shareLinkInput,
    selects: select.newShareLink,
  }),
  listRoute('/api/animals/:id/share-tokens', {
    summary: 'Lists the cat’s links, newest first.',
    field: 'shareLinks',
    selects: select.shareLink,
  }),
  deletionRoute('/api/animals/:id/share/:token', {
    summary: 'Revokes a link, by its id or its token.',
    mutation: 'revokeShareLink',
    parameters: ['animalUuid', 'uuidOrToken'],
    selects: select.shareLink,
  }),
  itemRoute('/api/share/:id', {
    summary: 'Returns one of the user’s links, by its id or its token.',
    parent: 'viewer',
    field: 'shareLink(uuidOrToken: $id)',
    declares: '$id: String!',
    selects: select.shareLink,
    missing: 'Lien de partage non trouvé',
  }),
  deletionRoute('/api/share/:id', {
    summary: 'Revokes a link, by its id or its token.',
    mutation: 'revokeShareLink',
    parameters: ['uuidOrToken'],
    selects: select.shareLink,
  }),
  mutationRoute('GET', '/api/shared/:token', {
    summary:
      'Returns the record that a link shows, and counts one opening unless the caller is its owner.',
    access: 'public',
    readsSession: true,
    mutation: 'openSharedLink',
    parameters: ['token'],
    fields: `sharedAnimal {
        ${select.sharedCat.fields}
        measurements(first: 7) { edges { node { ${select.measurement.fields} } } }
        ${select.sharedRecord.fields}
      }`,
    returns: select.sharedResponse,
    errors: ['CODE_REQUIRED', 'RATE_LIMITED'],
    toBody: ({
      sharedAnimal: { name, gender, weight, breed, age, photoPath, measurements, ...record },
    }) => ({
      animal: { name, gender, weight, breed, age, photoPath },
      measurements: measurements.edges.map(({ node }: { node: unknown }) => node),
      ...record,
    }),
  }),
  mutationRoute('POST', '/api/shared/:token/code', {
    summary: 'Exchanges a link’s code for a cookie that opens this link for an hour.',
    access: 'public',
    mutation: 'tellShareCode',
    parameters: ['token'],
    accepts: shareCodeInput,
    selects: select.shareProof,
    errors: ['WRONG_CODE', 'RATE_LIMITED'],
  }),
  listRoute('/api/alerts', {
    summary: 'Lists the alert records of all cats that are not dismissed, newest first.',
    parent: 'viewer',
    field: 'alertRecords(unread: $unread)',
    declares: '$unread: Boolean!',
    query: alertsQuery,
    selects: select.alertRecord,
  }),
  mutationRoute('PATCH', '/api/alerts/:id/read', {
    summary: 'Marks an alert as read.',
    mutation: 'markAlertRead',
    selects: select.alertRecord,
  }),
  mutationRoute('PATCH', '/api/alerts/:id/dismiss', {
    summary: 'Removes an alert from the list.',
    mutation: 'dismissAlert',
    selects: select.alertRecord,
  }),
]

import { createAnimalInput, memoryInput, updateAnimalInput } from '#shared/cat/animalSchemas'
import { notFound } from '../base/errors'
import { entriesQuery, measurementBody, visitQuery, watchesQuery, weightBody } from '../rest/accepts'
import { type GraphRoute, mutation, type RestRequest } from '../rest/route'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

/** Returns a query on one cat of the owner. An unknown one is 404. */
export const ofAnimal = (selection: string, variables = '') =>
  `query ($id: ID!${variables}) { animal(uuid: $id) { ${selection} } }`
export const byId = ({ params }: RestRequest) => ({ id: params['id'] })
export const requireCat = ({ animal }: { animal: any }) => animal ?? throwNotFound()
/** Sends REST's `id` of a new row as the graph's `uuid`. */
export const ofAnimalWithId = ({ params, body: { id, ...sent } }: RestRequest) => ({
  ...sent,
  animalUuid: params['id'],
  uuid: id,
})

/** Implements product/interfaces 2.5: cats, entries, weights, alerts of the rules. */
export const animalRoutes: GraphRoute[] = [
  {
    method: 'GET',
    path: '/api/animals',
    access: 'owner',
    summary: 'Lists the user’s cats, oldest first.',
    operation: `{ viewer { animals { edges { node { ${select.animal.fields} } } } } }`,
    returns: list(select.animal.ref),
    answer: ({ viewer }) => nodes(viewer.animals),
  },
  {
    method: 'GET',
    path: '/api/animals/:id',
    access: 'owner',
    summary: 'Returns a cat.',
    operation: ofAnimal(select.animal.fields),
    variables: byId,
    returns: select.animal.ref,
    answer: requireCat,
  },
  {
    method: 'POST',
    path: '/api/animals',
    access: 'owner',
    summary: 'Adds a cat.',
    operation: mutation('createAnimal', `animal { ${select.animal.fields} }`),
    accepts: createAnimalInput,
    variables: ({ body }) => ({ input: body }),
    returns: select.animal.ref,
    answer: ({ createAnimal }) => createAnimal.animal,
    status: 201,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'PATCH',
    path: '/api/animals/:id',
    access: 'owner',
    summary: 'Changes the fields that are sent. `null` or an empty text clears a field.',
    operation: mutation('updateAnimal', `animal { ${select.animal.fields} }`),
    accepts: updateAnimalInput,
    variables: ({ params, body }) => ({ input: { ...body, uuid: params['id'] } }),
    returns: select.animal.ref,
    answer: ({ updateAnimal }) => updateAnimal.animal,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id',
    access: 'owner',
    summary: 'Deletes a cat and all its data for good.',
    operation: mutation('deleteAnimal', 'deletedId'),
    variables: ({ params }) => ({ input: { uuid: params['id'] } }),
  },
  {
    method: 'PUT',
    path: '/api/animals/:id/memory',
    access: 'owner',
    summary:
      'Records the death of the cat, with or without its day. The app raises no more reminders or alerts, the cat’s links end, and its record is kept.',
    operation: mutation('rememberAnimal', `animal { ${select.animal.fields} }`),
    accepts: memoryInput,
    variables: ({ params, body }) => ({ input: { ...body, uuid: params['id'] } }),
    returns: select.animal.ref,
    answer: ({ rememberAnimal }) => rememberAnimal.animal,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/memory',
    access: 'owner',
    summary: 'Reopens the record. The links stay ended.',
    operation: mutation('reopenAnimal', `animal { ${select.animal.fields} }`),
    variables: ({ params }) => ({ input: { uuid: params['id'] } }),
    returns: select.animal.ref,
    answer: ({ reopenAnimal }) => reopenAnimal.animal,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/measurements',
    access: 'owner',
    summary: 'Lists the cat’s entries, newest first.',
    operation: ofAnimal(
      `measurements(first: $limit, after: $before) { edges { node { ${select.measurement.fields} } } }`,
      ', $limit: Int, $before: String',
    ),
    query: entriesQuery,
    variables: ({ params, query }) => ({ id: params['id'], ...query }),
    returns: list(select.measurement.ref),
    answer: (data) => nodes(requireCat(data).measurements),
  },
  {
    method: 'POST',
    path: '/api/animals/:id/measurements',
    access: 'owner',
    summary:
      'Creates the entry of a day (201). If the day has one, edits it and keeps the fields that are not sent (200).',
    operation: mutation(
      'createMeasurement',
      `kept created measurement { ${select.measurement.fields} }`,
    ),
    accepts: measurementBody,
    variables: (request) => ({ input: ofAnimalWithId(request) }),
    returns: select.savedMeasurement,
    answer: ({ createMeasurement: { kept, measurement } }) => ({ ...measurement, kept }),
    status: ({ createMeasurement }) => (createMeasurement.created ? 201 : 200),
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'GET',
    path: '/api/animals/:id/measurements/:mid',
    access: 'owner',
    summary: 'Returns an entry by its id, or by the id of an entry merged into it.',
    operation: ofAnimal(`measurement(uuid: $mid) { ${select.measurement.fields} }`, ', $mid: ID!'),
    variables: ({ params }) => ({ id: params['id'], mid: params['mid'] }),
    returns: select.measurement.ref,
    answer: (data) => requireCat(data).measurement ?? throwNotFound('Saisie non trouvée'),
  },
  {
    method: 'PUT',
    path: '/api/animals/:id/measurements/:mid',
    access: 'owner',
    summary: 'Replaces every answer of an entry.',
    operation: mutation('updateMeasurement', `kept measurement { ${select.measurement.fields} }`),
    accepts: measurementBody,
    variables: (request) => ({
      input: { ...ofAnimalWithId(request), uuid: request.params['mid'] },
    }),
    returns: select.savedMeasurement,
    answer: ({ updateMeasurement: { kept, measurement } }) => ({ ...measurement, kept }),
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/measurements/:mid',
    access: 'owner',
    summary: 'Deletes an entry.',
    operation: mutation('deleteMeasurement', 'deletedId'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['mid'] } }),
  },
  {
    method: 'GET',
    path: '/api/animals/:id/weights',
    access: 'owner',
    summary: 'Lists the cat’s weights, newest first.',
    operation: ofAnimal(`weights { ${select.weight.fields} }`),
    variables: byId,
    returns: list(select.weight.ref),
    answer: (data) => requireCat(data).weights,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/weights',
    access: 'owner',
    summary: 'Adds a weight. The newest is the cat’s current weight.',
    operation: mutation('addWeight', `weight { ${select.weight.fields} }`),
    accepts: weightBody,
    variables: (request) => ({ input: ofAnimalWithId(request) }),
    returns: select.weight.ref,
    answer: ({ addWeight }) => addWeight.weight,
    status: 201,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/weights/:wid',
    access: 'owner',
    summary: 'Deletes a weight.',
    operation: mutation('deleteWeight', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['wid'] } }),
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/import/:import',
    access: 'owner',
    summary:
      'Deletes the remaining weighings of one imported file. A helper may delete only an import of their own.',
    operation: mutation('deleteWeightImport', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['import'] } }),
    errors: ['ACCESS_DENIED'],
  },
  {
    method: 'GET',
    path: '/api/animals/:id/alerts',
    access: 'owner',
    summary: 'Lists the alerts of the rules for the latest entry.',
    operation: ofAnimal(`alerts { ${select.alert.fields} }`),
    variables: byId,
    returns: list(select.alert.ref),
    answer: (data) => requireCat(data).alerts,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/watches',
    access: 'owner',
    summary:
      'Lists the watches, which report what the alerts miss, worst first. With `hidden=true`, it includes those that a red alert hides or the owner put aside.',
    operation: ofAnimal(
      `watches(includeHidden: $hidden) { ${select.watch.fields} }`,
      ', $hidden: Boolean!',
    ),
    query: watchesQuery,
    variables: ({ params, query }) => ({ id: params['id'], hidden: query.hidden === 'true' }),
    returns: list(select.watch.ref),
    answer: (data) => requireCat(data).watches,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/visit',
    access: 'owner',
    summary:
      'Compares the time since the last visit, or since the day `since`, with as many days before. It is null if neither has an entry.',
    operation: ofAnimal(`visit(since: $since) { ${select.visit.fields} }`, ', $since: String'),
    query: visitQuery,
    variables: ({ params, query }) => ({ id: params['id'], since: query.since }),
    returns: { anyOf: [select.visit.ref, { type: 'null' }] },
    answer: (data) => requireCat(data).visit,
  },
  {
    method: 'PATCH',
    path: '/api/animals/:id/watches/:rule/aside',
    access: 'owner',
    summary: 'Puts a watch aside for 7 days, unless its level rises. Returns the remaining ones.',
    operation: mutation('putWatchAside', `animal { watches { ${select.watch.fields} } }`),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], rule: params['rule'] } }),
    returns: list(select.watch.ref),
    answer: ({ putWatchAside }) => putWatchAside.animal.watches,
  },
]

export const nodes = ({ edges }: { edges: { node: unknown }[] }) => edges.map(({ node }) => node)

export function throwNotFound(what = 'Animal non trouvé'): never {
  throw notFound(what)
}

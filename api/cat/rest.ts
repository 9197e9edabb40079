import { createAnimalInput, memoryInput, updateAnimalInput } from '#shared/cat/animalSchemas'
import {
  entriesQuery,
  measurementBody,
  measurementEditBody,
  visitQuery,
  watchAsideBody,
  watchesQuery,
  weightBody,
} from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import {
  mutationRoute,
  creationRoute,
  itemRoute,
  listRoute,
  connectionRoute,
  deletionRoute,
} from '../rest/rows'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

/** The entry with the outcome of the answers that were sent. */
const savedEntry = {
  returns: select.savedMeasurement,
  toBody: ({ kept, measurement }: { kept: unknown; measurement: object }) => ({
    ...measurement,
    kept,
  }),
}

/** Implements product/interfaces 2.5: cats, entries, weights, alerts of the rules. */
export const animalRoutes: GraphRoute[] = [
  connectionRoute('/api/animals', {
    summary: 'Lists the user’s cats, oldest first.',
    parent: 'viewer',
    // An account has 50 cats at most, and helps with 50.
    field: 'animals(first: 100)',
    selects: select.animal,
  }),
  itemRoute('/api/animals/:id', { summary: 'Returns a cat.', selects: select.animal }),
  creationRoute('/api/animals', {
    summary: 'Adds a cat.',
    mutation: 'createAnimal',
    accepts: createAnimalInput,
    selects: select.animal,
  }),
  mutationRoute('PATCH', '/api/animals/:id', {
    summary: 'Changes the fields that are sent. `null` or an empty text clears a field.',
    mutation: 'updateAnimal',
    accepts: updateAnimalInput,
    selects: select.animal,
    errors: ['OVER_QUOTA'],
  }),
  deletionRoute('/api/animals/:id', {
    summary: 'Deletes a cat and all its data for good.',
    mutation: 'deleteAnimal',
  }),
  mutationRoute('PUT', '/api/animals/:id/memory', {
    summary:
      'Records the death of the cat, with or without its day. The app raises no more ' +
      'reminders or alerts, the cat’s links end, and its record is kept.',
    mutation: 'rememberAnimal',
    accepts: memoryInput,
    selects: select.animal,
  }),
  deletionRoute('/api/animals/:id/memory', {
    summary: 'Reopens the record. The links stay ended.',
    mutation: 'reopenAnimal',
    selects: select.animal,
  }),
  connectionRoute('/api/animals/:id/measurements', {
    summary: 'Lists the cat’s entries, newest first.',
    field: 'measurements(first: $limit, after: $before)',
    declares: '$limit: Int $before: String',
    query: entriesQuery,
    selects: select.measurement,
  }),
  mutationRoute('POST', '/api/animals/:id/measurements', {
    summary:
      'Creates the entry of a day (201). If the day has one, edits it and keeps the fields that are not sent (200).',
    mutation: 'createMeasurement',
    accepts: measurementBody,
    fields: `kept created measurement { ${select.measurement.fields} }`,
    ...savedEntry,
    status: ({ createMeasurement }) => (createMeasurement.created ? 201 : 200),
    errors: ['OVER_QUOTA'],
  }),
  itemRoute('/api/animals/:id/measurements/:mid', {
    summary: 'Returns an entry by its id, or by the id of an entry merged into it.',
    field: 'measurement(uuid: $mid)',
    declares: '$mid: ID!',
    selects: select.measurement,
    missing: 'Saisie non trouvée',
  }),
  mutationRoute('PUT', '/api/animals/:id/measurements/:mid', {
    summary: 'Replaces every answer of an entry.',
    mutation: 'updateMeasurement',
    accepts: measurementEditBody,
    fields: `kept measurement { ${select.measurement.fields} }`,
    ...savedEntry,
    errors: ['OVER_QUOTA'],
  }),
  deletionRoute('/api/animals/:id/measurements/:mid', {
    summary: 'Deletes an entry.',
    mutation: 'deleteMeasurement',
  }),
  listRoute('/api/animals/:id/weights', {
    summary: 'Lists the cat’s weights, newest first.',
    field: 'weights',
    selects: select.weight,
  }),
  creationRoute('/api/animals/:id/weights', {
    summary: 'Adds a weight. The newest is the cat’s current weight.',
    mutation: 'addWeight',
    accepts: weightBody,
    selects: select.weight,
  }),
  deletionRoute('/api/animals/:id/weights/:wid', {
    summary: 'Deletes a weight.',
    mutation: 'deleteWeight',
  }),
  deletionRoute('/api/animals/:id/import/:import', {
    summary:
      'Deletes the remaining weighings of one imported file. A helper may delete only an import of their own.',
    mutation: 'deleteWeightImport',
    errors: ['ACCESS_DENIED'],
  }),
  listRoute('/api/animals/:id/alerts', {
    summary: 'Lists the alerts of the rules for the latest entry.',
    field: 'alerts',
    selects: select.alert,
  }),
  listRoute('/api/animals/:id/watches', {
    summary:
      'Lists the watches, which report what the alerts miss, worst first. With ' +
      '`hidden=true`, it includes those that a red alert hides or the owner put aside.',
    field: 'watches(includeHidden: $hidden)',
    declares: '$hidden: Boolean!',
    query: watchesQuery,
    selects: select.watch,
  }),
  itemRoute('/api/animals/:id/visit', {
    summary:
      'Compares the days since the last visit, or since `since`, with the same number of days ' +
      'before. It is null if neither period has an entry.',
    field: 'visit(since: $since)',
    declares: '$since: String',
    query: visitQuery,
    selects: select.visit,
    returns: { anyOf: [select.visit.ref, { type: 'null' }] },
  }),
  mutationRoute('PATCH', '/api/animals/:id/watches/:rule/aside', {
    summary:
      'Puts a watch aside for 7 days, unless its level rises, or notes the day on which a vet saw ' +
      'a loss of weight. Returns the remaining ones.',
    accepts: watchAsideBody,
    mutation: 'putWatchAside',
    parameters: ['animalUuid', 'rule'],
    fields: `animal { watches { ${select.watch.fields} } }`,
    returns: list(select.watch.ref),
    toBody: ({ animal }) => animal.watches,
  }),
]

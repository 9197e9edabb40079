import { labInput } from '#shared/labs/labSchemas'
import { vetStageInput } from '#shared/labs/vetStage'
import { labBody } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import { mutationRoute, creationRoute, itemRoute, listRoute, deletionRoute } from '../rest/rows'
import * as select from '../rest/selections'

/** Implements product/labs 3: results of laboratories. */
export const labRoutes: GraphRoute[] = [
  listRoute('/api/animals/:id/labs', {
    summary: 'Lists the cat’s results, newest first, at most 200.',
    field: 'labResults',
    selects: select.labResult,
  }),
  creationRoute('/api/animals/:id/labs', {
    summary: 'Adds a result. Implausible values require `confirmed`.',
    mutation: 'addLabResult',
    accepts: labBody,
    selects: select.labResult,
  }),
  mutationRoute('PATCH', '/api/animals/:id/labs/:lid', {
    summary: 'Replaces a result as a whole.',
    mutation: 'updateLabResult',
    accepts: labInput,
    selects: select.labResult,
  }),
  deletionRoute('/api/animals/:id/labs/:lid', {
    summary: 'Deletes a result.',
    mutation: 'deleteLabResult',
  }),
  listRoute('/api/animals/:id/lab-remarks', {
    summary: 'Lists the remarks on the newest values.',
    field: 'labRemarks',
    selects: select.labRemark,
  }),
  itemRoute('/api/animals/:id/iris', {
    summary:
      'Returns the computed IRIS stage, or why there is none, and the stage that the vet gave.',
    field: 'iris',
    selects: select.iris,
  }),
  mutationRoute('PUT', '/api/animals/:id/iris', {
    summary: 'Sets the stage that the vet gave, which replaces the former one.',
    mutation: 'setVetStage',
    accepts: vetStageInput,
    fields: `animal { iris { ${select.iris.fields} } }`,
    returns: select.iris.ref,
    toBody: ({ animal }) => animal.iris,
  }),
  deletionRoute('/api/animals/:id/iris', {
    summary: 'Removes the stage that the vet gave. The computed one is kept.',
    mutation: 'clearVetStage',
  }),
]

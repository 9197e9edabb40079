import { labInput } from '#shared/labs/labSchemas'
import { vetStageInput } from '#shared/labs/vetStage'
import { labBody } from '../rest/accepts'
import { byId, requireCat, ofAnimal, ofAnimalWithId } from '../rest/catRows'
import { type GraphRoute, mutation } from '../rest/route'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

const staged = `animal { iris { ${select.iris.fields} } }`
const answered = `labResult { ${select.labResult.fields} }`

/** Implements product/labs 3: results of laboratories. */
export const labRoutes: GraphRoute[] = [
  {
    method: 'GET',
    path: '/api/animals/:id/labs',
    access: 'owner',
    summary: 'Lists the cat’s results, newest first, at most 200.',
    operation: ofAnimal(`labResults { ${select.labResult.fields} }`),
    variables: byId,
    returns: list(select.labResult.ref),
    answer: (data) => requireCat(data).labResults,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/labs',
    access: 'owner',
    summary: 'Adds a result. Implausible values require `confirmed`.',
    operation: mutation('addLabResult', answered),
    accepts: labBody,
    variables: (request) => ({ input: ofAnimalWithId(request) }),
    returns: select.labResult.ref,
    answer: ({ addLabResult }) => addLabResult.labResult,
    status: 201,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'PATCH',
    path: '/api/animals/:id/labs/:lid',
    access: 'owner',
    summary: 'Replaces a result as a whole.',
    operation: mutation('updateLabResult', answered),
    accepts: labInput,
    variables: ({ params, body }) => ({
      input: { ...body, animalUuid: params['id'], uuid: params['lid'] },
    }),
    returns: select.labResult.ref,
    answer: ({ updateLabResult }) => updateLabResult.labResult,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/labs/:lid',
    access: 'owner',
    summary: 'Deletes a result.',
    operation: mutation('deleteLabResult', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['lid'] } }),
  },
  {
    method: 'GET',
    path: '/api/animals/:id/iris',
    access: 'owner',
    summary:
      'Returns the computed IRIS stage, or why there is none, and the stage that the vet gave.',
    operation: ofAnimal(`iris { ${select.iris.fields} }`),
    variables: byId,
    returns: select.iris.ref,
    answer: (data) => requireCat(data).iris,
  },
  {
    method: 'PUT',
    path: '/api/animals/:id/iris',
    access: 'owner',
    summary: 'Sets the stage that the vet gave, which replaces the former one.',
    operation: mutation('setVetStage', staged),
    accepts: vetStageInput,
    variables: ({ params, body }) => ({ input: { ...body, animalUuid: params['id'] } }),
    returns: select.iris.ref,
    answer: ({ setVetStage }) => setVetStage.animal.iris,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/iris',
    access: 'owner',
    summary: 'Removes the stage that the vet gave. The computed one is kept.',
    operation: mutation('clearVetStage', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'] } }),
  },
]

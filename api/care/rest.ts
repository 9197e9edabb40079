import { treatmentPatch, treatmentStop } from '#shared/care/treatmentSchemas'
import { doseBody, dosesQuery, treatmentBody } from '../rest/accepts'
import { byId, requireCat, throwNotFound, nodes, ofAnimal, ofAnimalWithId } from '../rest/catRows'
import { type GraphRoute, mutation, type RestRequest } from '../rest/route'
import { list } from '../rest/selection'
import * as select from '../rest/selections'

const ids = ({ params }: RestRequest) => ({ animalUuid: params['id'], uuid: params['tid'] })

/** Implements product/care: treatments and doses. */
export const careRoutes: GraphRoute[] = [
  {
    method: 'GET',
    path: '/api/animals/:id/care',
    access: 'owner',
    summary:
      'Returns the vet’s report of the last 90 days: running treatments and their doses, changes, and fluids.',
    operation: ofAnimal(`careReport { ${select.careReport.fields} }`),
    variables: byId,
    returns: select.careReport.ref,
    answer: (data) => requireCat(data).careReport ?? { running: [], changes: [], fluids: [] },
  },
  {
    method: 'GET',
    path: '/api/animals/:id/treatments',
    access: 'owner',
    summary:
      'Lists the cat’s treatments, including ended and future ones, in the order of their first day.',
    operation: ofAnimal(`treatments { ${select.treatment.fields} }`),
    variables: byId,
    returns: list(select.treatment.ref),
    answer: (data) => requireCat(data).treatments,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/treatments',
    access: 'owner',
    summary: 'Adds a treatment.',
    operation: mutation('addTreatment', `treatment { ${select.treatment.fields} }`),
    accepts: treatmentBody,
    variables: (request) => ({ input: ofAnimalWithId(request) }),
    returns: select.treatment.ref,
    answer: ({ addTreatment }) => addTreatment.treatment,
    status: 201,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'GET',
    path: '/api/animals/:id/treatments/:tid',
    access: 'owner',
    summary: 'Returns a treatment.',
    operation: ofAnimal(`treatment(uuid: $tid) { ${select.treatment.fields} }`, ', $tid: ID!'),
    variables: ({ params }) => ({ id: params['id'], tid: params['tid'] }),
    returns: select.treatment.ref,
    answer: (data) => requireCat(data).treatment ?? throwNotFound('Traitement non trouvé'),
  },
  {
    method: 'PATCH',
    path: '/api/animals/:id/treatments/:tid',
    access: 'owner',
    summary:
      'Changes the fields that are sent. A new dose or plan begins on the day `from` as a treatment of its own, which is returned. A treatment added today is corrected without `from`.',
    operation: mutation('changeTreatment', `treatment { ${select.treatment.fields} }`),
    accepts: treatmentPatch,
    variables: (request) => ({ input: { ...request.body, ...ids(request) } }),
    returns: select.treatment.ref,
    answer: ({ changeTreatment }) => changeTreatment.treatment,
    errors: ['OVER_QUOTA'],
  },
  {
    method: 'POST',
    path: '/api/animals/:id/treatments/:tid/stop',
    access: 'owner',
    summary: 'Gives a treatment its last day; doses after it are kept.',
    operation: mutation('stopTreatment', `treatment { ${select.treatment.fields} }`),
    accepts: treatmentStop,
    variables: (request) => ({ input: { ...request.body, ...ids(request) } }),
    returns: select.treatment.ref,
    answer: ({ stopTreatment }) => stopTreatment.treatment,
  },
  {
    method: 'GET',
    path: '/api/animals/:id/doses',
    access: 'owner',
    summary: 'Lists the doses of a range of days, newest first, at most 5,000.',
    operation: ofAnimal(
      `doses(from: $from, to: $to, first: 5000) { edges { node { ${select.dose.fields} } } }`,
      ', $from: Date, $to: Date',
    ),
    query: dosesQuery,
    variables: ({ params, query }) => ({ id: params['id'], ...query }),
    returns: list(select.dose.ref),
    answer: (data) => nodes(requireCat(data).doses),
  },
  {
    method: 'POST',
    path: '/api/animals/:id/doses',
    access: 'owner',
    summary:
      'Records a dose. A second one for the same planned time is refused (409) unless `confirmed`.',
    operation: mutation('noteDose', `dose { ${select.dose.fields} }`),
    accepts: doseBody,
    variables: (request) => {
      const { treatmentId, ...sent } = ofAnimalWithId(request)
      return { input: { ...sent, treatmentUuid: treatmentId } }
    },
    returns: select.dose.ref,
    answer: ({ noteDose }) => noteDose.dose,
    status: 201,
    errors: ['OVER_QUOTA', 'ALREADY_GIVEN'],
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/doses/:did',
    access: 'owner',
    summary: 'Deletes a dose that was recorded by mistake.',
    operation: mutation('undoDose', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['did'] } }),
  },
]

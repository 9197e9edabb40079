import { createAnimalInput, updateAnimalInput } from '#shared/animal'
import { invalid, notFound } from '../errors'
import { measurementBody, weightBody } from './accepts'
import { created, mutation, type RestRequest, type Route } from './route'
import * as select from './selections'

/** A query on one cat of the owner; an unknown one is 404. */
const ofAnimal = (selection: string, variables = '') =>
  `query ($id: ID!${variables}) { animal(uuid: $id) { ${selection} } }`
const byId = ({ params }: RestRequest) => ({ id: params['id'] })
const found = ({ animal }: { animal: any }) => animal ?? missing()
const entry = ({ params, body: { id, ...sent } }: RestRequest) => ({ ...sent, animalUuid: params['id'], uuid: id })

/** Spec 1 §7, spec 2 §7 and spec 4: cats, entries, weights, alerts of the rules. */
export const animalRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/animals',
    access: 'owner',
    operation: `{ viewer { animals { edges { node { ${select.animal} } } } } }`,
    answer: ({ viewer }) => nodes(viewer.animals),
  },
  {
    method: 'GET',
    path: '/api/animals/:id',
    access: 'owner',
    operation: ofAnimal(select.animal),
    variables: byId,
    answer: found,
  },
  {
    method: 'POST',
    path: '/api/animals',
    access: 'owner',
    operation: mutation('createAnimal', `animal { ${select.animal} }`),
    accepts: createAnimalInput,
    variables: ({ body }) => ({ input: withoutBlanks(body) }),
    answer: ({ createAnimal }) => createAnimal.animal,
    status: created,
  },
  {
    method: 'PATCH',
    path: '/api/animals/:id',
    access: 'owner',
    operation: mutation('updateAnimal', `animal { ${select.animal} }`),
    accepts: updateAnimalInput,
    variables: ({ params, body }) => ({ input: { ...blanksAsNull(body), uuid: params['id'] } }),
    answer: ({ updateAnimal }) => updateAnimal.animal,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id',
    access: 'owner',
    operation: mutation('deleteAnimal', 'deletedId'),
    variables: ({ params }) => ({ input: { uuid: params['id'] } }),
  },
  {
    method: 'GET',
    path: '/api/animals/:id/measurements',
    access: 'owner',
    operation: ofAnimal(
      `measurements(first: $limit, after: $before) { edges { node { ${select.measurement} } } }`,
      ', $limit: Int, $before: String',
    ),
    variables: ({ params, query }) => ({ id: params['id'], limit: limitOf(query['limit']), before: beforeOf(query['before']) }),
    answer: (data) => nodes(found(data).measurements),
  },
  {
    method: 'POST',
    path: '/api/animals/:id/measurements',
    access: 'owner',
    operation: mutation('createMeasurement', `kept created measurement { ${select.measurement} }`),
    accepts: measurementBody,
    variables: (request) => ({ input: entry(request) }),
    answer: ({ createMeasurement: { kept, measurement } }) => ({ ...measurement, kept }),
    status: ({ createMeasurement }) => (createMeasurement.created ? 201 : 200),
  },
  {
    method: 'PUT',
    path: '/api/animals/:id/measurements/:mid',
    access: 'owner',
    operation: mutation('updateMeasurement', `kept measurement { ${select.measurement} }`),
    accepts: measurementBody,
    variables: (request) => ({ input: { ...entry(request), uuid: request.params['mid'] } }),
    answer: ({ updateMeasurement: { kept, measurement } }) => ({ ...measurement, kept }),
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/measurements/:mid',
    access: 'owner',
    operation: mutation('deleteMeasurement', 'deletedId'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['mid'] } }),
  },
  {
    method: 'GET',
    path: '/api/animals/:id/weights',
    access: 'owner',
    operation: ofAnimal(`weights { ${select.weight} }`),
    variables: byId,
    answer: (data) => found(data).weights,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/weights',
    access: 'owner',
    operation: mutation('addWeight', `weight { ${select.weight} }`),
    accepts: weightBody,
    variables: (request) => ({ input: entry(request) }),
    answer: ({ addWeight }) => addWeight.weight,
    status: created,
  },
  {
    method: 'DELETE',
    path: '/api/animals/:id/weights/:wid',
    access: 'owner',
    operation: mutation('deleteWeight', 'animal { uuid }'),
    variables: ({ params }) => ({ input: { animalUuid: params['id'], uuid: params['wid'] } }),
  },
  {
    method: 'GET',
    path: '/api/animals/:id/alerts',
    access: 'owner',
    operation: ofAnimal('alerts { id: rule type severity message }'),
    variables: byId,
    answer: (data) => found(data).alerts,
  },
]

const nodes = ({ edges }: { edges: { node: unknown }[] }) => edges.map(({ node }) => node)

function missing(): never {
  throw notFound('Animal non trouvé')
}

/** Without a limit all, at most 5,000 (spec 4). */
function limitOf(text: string | undefined): number {
  if (text === undefined) return 5_000
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (limit < 1) throw invalid({ limit: 'La limite doit être un nombre entier positif' })
  return Math.min(limit, 5_000)
}

/** Entries older than an instant; the graph's cursors are instants too. */
function beforeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid({ before: 'Date invalide' })
  return date.toISOString()
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
/** An empty field of a form is no answer; in a change, it empties (spec 1 §5). */
const withoutBlanks = (body: object) => Object.fromEntries(Object.entries(body).filter(([, value]) => !isBlank(value)))
const blanksAsNull = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, isBlank(value) ? null : value]))

// The parts that the rows of one cat share: its query, its variables, its answer.

import { notFound } from '../base/errors'
import type { RestRequest } from './route'

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

export const nodes = ({ edges }: { edges: { node: unknown }[] }) => edges.map(({ node }) => node)

export function throwNotFound(what = 'Animal non trouvé'): never {
  throw notFound(what)
}

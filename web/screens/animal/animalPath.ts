import { type Load, Redirect } from '../../router/router'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Without an id, with 'new' or with what is no UUID of versions 1 to 5, one lands at home (product/cats 2.3). */
export function withAnimalId(query: Load): Load {
  return (args) => (uuid.test(args.params['animalId'] ?? '') ? query(args) : new Redirect('/home'))
}

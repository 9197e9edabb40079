import { type LoaderFunction, redirect } from 'react-router'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Without an id, with 'new' or with what is no UUID of versions 1 to 5, one lands at home (spec 1 §2, Animal profile). */
export function withAnimalId(query: LoaderFunction): LoaderFunction {
  return (args) => (uuid.test(args.params['animalId'] ?? '') ? query(args) : redirect('/home'))
}

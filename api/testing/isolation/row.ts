import { inputMutation } from '../inputMutation'
import type { OwnedIds } from './twoOwners'

export interface Row {
  document: string
  /** The variables of a request by an owner, with one id of the other owner. */
  variables: (ownIds: OwnedIds, foreignIds: OwnedIds) => object
}

export const inputOf = (name: string, input: Row['variables'], type?: string): Row => ({
  document: inputMutation(name, '__typename', type),
  variables: (ownIds, foreignIds) => ({ input: input(ownIds, foreignIds) }),
})

export const ownCatQuery = (
  selection: string,
  type: string,
  it: (foreignIds: OwnedIds) => string,
): Row => ({
  document: `query ($cat: ID!, $it: ${type}) { animal(uuid: $cat) { ${selection} } }`,
  variables: ({ cat }, foreignIds) => ({ cat, it: it(foreignIds) }),
})

import type { OwnedIds } from './twoOwners'

export interface Row {
  document: string
  /** The variables of a request about my things, with one of theirs in the row's argument. */
  variables: (mine: OwnedIds, theirs: OwnedIds) => object
}

export const inputOf = (
  name: string,
  input: Row['variables'],
  type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`,
): Row => ({
  document: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
  variables: (mine, theirs) => ({ input: input(mine, theirs) }),
})

export const inMyCat = (
  selection: string,
  type: string,
  it: (theirs: OwnedIds) => string,
): Row => ({
  document: `query ($cat: ID!, $it: ${type}) { animal(uuid: $cat) { ${selection} } }`,
  variables: ({ cat }, theirs) => ({ cat, it: it(theirs) }),
})

import type { TestOwner } from './owner'

/** Returns the reads of the current cat's entries and of their revisions. */
export function createEntryReads(context: () => { owner: TestOwner; cat: string }) {
  const list = async (animal = context().cat) =>
    (
      await context().owner.graphql(
        'query ($id: ID!) { animal(uuid: $id) { measurements { edges { node { uuid appetite note } } } } }',
        { id: animal },
      )
    ).data.animal.measurements.edges
  const revisions = async (measurementUuid: string) =>
    (
      await context().owner.graphql(
        'query ($cat: ID!, $id: ID!) { animal(uuid: $cat) { revisions(measurementUuid: ' +
          '$id) { appetite note answeredAt replacedAt vomitingType { hairball } } } }',
        { cat: context().cat, id: measurementUuid },
      )
    ).data.animal.revisions

  return { list, revisions }
}

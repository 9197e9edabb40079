import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type Environment, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import type { offlineRecordAnimalQuery } from '../__generated__/offlineRecordAnimalQuery.graphql'
import type { offlineRecordQuery } from '../__generated__/offlineRecordQuery.graphql'

const home = graphql`
  query offlineRecordQuery @preloadable {
    viewer {
      uuid
      email
      ...TopBar_viewer
      ...Dashboard_viewer
      ...ChooseCat_viewer
      ...Questionnaire_viewer
      ...AnalysisActions_viewer
      animals(first: 100) {
        edges {
          node {
            uuid
          }
        }
      }
    }
  }
`

// Cat by cat: the records of a hundred would be more than the server gives in one answer.
const animal = graphql`
  query offlineRecordAnimalQuery($uuid: ID!) @preloadable {
    animal(uuid: $uuid) {
      ...Questionnaire_animal
      ...RecordHeader_record
      ...RecordBody_record
      ...RecordSheet_record
      ...AnalysisActions_animal
      ...CallVet_animal
    }
  }
`

/** All that the home screen, the questionnaire and the analysis of every cat show: for a day without a network. */
export async function fetchOfflineRecord(environment: Environment): Promise<void> {
  const known = await ensure<offlineRecordQuery>(environment, home, {})
  for (const { node } of known?.viewer?.animals.edges ?? []) {
    await leisure()
    await ensure<offlineRecordAnimalQuery>(environment, animal, { uuid: node.uuid })
  }
}

/** A touch goes before the next cat. Safari does not tell when it has nothing to do. */
async function leisure(): Promise<void> {
  await new Promise<unknown>((over) => ('requestIdleCallback' in window ? requestIdleCallback(over, { timeout: 2_000 }) : setTimeout(over, 100)))
}

const held = new WeakMap<Environment, Set<string>>()

/** Asks for what the store lacks, or has had for too long; the store then keeps it as long as the session lasts. */
async function ensure<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> {
  const answer = await fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'store-or-network' }).toPromise()
  const operation = createOperationDescriptor(getRequest(query), variables)
  const ids = held.get(environment) ?? new Set<string>()
  if (!ids.has(operation.request.identifier)) environment.retain(operation)
  held.set(environment, ids.add(operation.request.identifier))
  return answer
}

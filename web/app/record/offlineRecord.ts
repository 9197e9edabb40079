import { fetchQuery, graphql } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import type { offlineRecordAnimalQuery } from '../../__generated__/offlineRecordAnimalQuery.graphql'
import type { offlineRecordHistoryQuery } from '../../__generated__/offlineRecordHistoryQuery.graphql'
import type { offlineRecordQuery } from '../../__generated__/offlineRecordQuery.graphql'
import { whenIdle } from '../scheduling/whenIdle'
import { updateBadge } from './appBadge'

// The first query has every cat's questionnaire: the network may be lost before the second.
const home = graphql`
  query offlineRecordQuery @preloadable {
    viewer {
      uuid
      email
      ...useFrameViewer_viewer
      ...Dashboard_viewer
      ...ChooseCat_viewer
      ...Questionnaire_viewer
      ...AnalysisActions_viewer
      animals(first: 100) {
        edges {
          node {
            uuid
            ...useQuestionnaireCat_animal
          }
        }
      }
    }
  }
`

// Each cat has its own query: a hundred records would exceed the complexity limit.
const animal = graphql`
  query offlineRecordAnimalQuery($uuid: ID!) @preloadable {
    animal(uuid: $uuid) {
      # The device judges a pending weighing with them (web/offline/kinds/weight.ts).
      weighedFluids {
        day
        ml
      }
      ...useQuestionnaireCat_animal
      ...RecordHeader_record
      ...RecordBody_record
      ...SheetHead_record
      ...AnalysisActions_animal
      ...Verdict_animal
      ...WeighButton_animal
      ...AddVisitQuestionButton_animal
      ...Care_animal
      ...CareFeatures_animal
      ...useCareToday_animal
      ...OpenCareNotice_animal
      ...Labs_animal
    }
  }
`

// This query is separate: together they would exceed the complexity limit.
const history = graphql`
  query offlineRecordHistoryQuery($uuid: ID!) @preloadable {
    animal(uuid: $uuid) {
      uuid
      name
      ...HistoryList_animal
    }
  }
`

/**
 * Fetches each cat's data of home, questionnaire, analysis, care, results and the history's first
 * page, for a start without a network.
 */
export function fetchOfflineRecord(environment: Environment): Promise<void> {
  const next = queuedRuns.get(environment)
  if (next) return next
  // Runs after the present one: Relay would join its query, whose response may be older.
  const run = whenFetched(environment).then(() => {
    queuedRuns.delete(environment)
    return fetchAll(environment)
  })
  queuedRuns.set(environment, run)
  runningReads.set(environment, run)
  return run
}

const runningReads = new WeakMap<Environment, Promise<void>>()
/** The run that starts after the current one. */
const queuedRuns = new WeakMap<Environment, Promise<void>>()

/** Resolves once no earlier fetch is running. */
export async function whenFetched(environment: Environment): Promise<void> {
  await runningReads.get(environment)?.catch(() => undefined)
}

async function fetchAll(environment: Environment): Promise<void> {
  const known = await ensure<offlineRecordQuery>(environment, home, {})
  updateBadge(environment).catch((error: unknown) =>
    console.warn('the badge on the icon could not be set', error),
  )
  for (const { node } of known?.viewer?.animals.edges ?? []) {
    await whenIdle(2_000)
    await ensure<offlineRecordAnimalQuery>(environment, animal, { uuid: node.uuid })
    await ensure<offlineRecordHistoryQuery>(environment, history, { uuid: node.uuid })
  }
}

const retainedIds = new WeakMap<Environment, Set<string>>()

/** Fetches data that the store lacks or has had for too long, and retains it for the session. */
async function ensure<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> {
  const response = await fetchQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-or-network',
  }).toPromise()
  const operation = createOperationDescriptor(getRequest(query), variables)
  const ids = retainedIds.get(environment) ?? new Set<string>()
  if (!ids.has(operation.request.identifier)) environment.retain(operation)
  retainedIds.set(environment, ids.add(operation.request.identifier))
  return response
}

import { loadQuery } from 'react-relay'
import {
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
  type OperationType,
  type PreloadableConcreteRequest,
  type VariablesOf,
} from 'relay-runtime'
import { early, takeEarly } from './early'
import { fetchPublic } from './fetchPublic'

/** The query of a page that asks as anybody, in an environment of its own: nothing of it stays. */
export function loadPublic<Query extends OperationType>(
  request: PreloadableConcreteRequest<Query>,
  variables: VariablesOf<Query>,
  answer: Promise<GraphQLResponse>,
) {
  const environment = new Environment({
    network: Network.create((params, given, cacheConfig) => takeEarly(cacheConfig) ?? fetchPublic(params, given)),
    store: new Store(new RecordSource()),
  })
  return loadQuery(environment, request, variables, { fetchPolicy: 'network-only', networkCacheConfig: early(answer) })
}

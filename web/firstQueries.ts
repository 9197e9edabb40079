import type {
  GraphQLResponse,
  OperationType,
  PreloadableConcreteRequest,
  RequestParameters,
  Variables,
  VariablesOf,
} from 'relay-runtime'
import AnalysisScreenQuery$parameters from './__generated__/AnalysisScreenQuery$parameters'
import HomeScreenQuery$parameters from './__generated__/HomeScreenQuery$parameters'
import type { HomeScreenQuery$rawResponse } from './__generated__/HomeScreenQuery.graphql'
import QuickEntryScreenQuery$parameters from './__generated__/QuickEntryScreenQuery$parameters'
import viewerQuery$parameters from './__generated__/viewerQuery$parameters'
import type { LoadArgs } from './base/router/router'
import { portraitSources } from './record/photo/photoSource'
import { quickEntryVariables } from './screens/quickEntry/quickEntryParams'

const queryWith = <Query extends OperationType>(
  ...request: [PreloadableConcreteRequest<Query>, (args: LoadArgs) => VariablesOf<Query>]
) => request

export const animalVariables = ({ params }: LoadArgs) => ({ uuid: params['animalId'] ?? '' })

export const home = queryWith(HomeScreenQuery$parameters, () => ({}))
export const analysis = queryWith(AnalysisScreenQuery$parameters, animalVariables)
export const quickEntry = queryWith(QuickEntryScreenQuery$parameters, quickEntryVariables)

/**
 * Lists the queries of the screens that users open the app with (first.ts), as in
 * homeRoute.ts and signedInRoutes.ts, and the session's query.
 */
export const firstQueries: [
  pattern: string,
  request: { params: RequestParameters },
  variablesOf: (args: LoadArgs) => Variables,
  onResponse?: (response: GraphQLResponse) => void,
][] = [
  ['*', viewerQuery$parameters, () => ({})],
  ['/', ...home, fetchFirstPhoto],
  ['/home', ...home, fetchFirstPhoto],
  ['/analysis/:animalId', ...analysis],
  ['/quick-entry/:animalId?', ...quickEntry],
]

/** Fetches the first cat's portrait before home is drawn (record/photo/CatPhoto.tsx). */
function fetchFirstPhoto(response: GraphQLResponse): void {
  const data = 'data' in response ? (response.data as HomeScreenQuery$rawResponse | null) : null
  const { small, photoPath } = data?.viewer?.cats.edges[0]?.node ?? {}
  if (small && photoPath) new Image().srcset = portraitSources({ small, photoPath })
}

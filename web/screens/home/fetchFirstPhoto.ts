import type { GraphQLResponse } from 'relay-runtime'
import type { HomeScreenQuery$rawResponse } from '../../__generated__/HomeScreenQuery.graphql'
import { portraitSources } from '../../record/photoSource'

/** The largest part of home is under way before home is drawn: the first cat's portrait (record/CatPhoto.tsx). */
export function fetchFirstPhoto(answer: GraphQLResponse): void {
  const data = 'data' in answer ? (answer.data as HomeScreenQuery$rawResponse | null) : null
  const { small, photoPath } = data?.viewer?.cats.edges[0]?.node ?? {}
  if (small && photoPath) new Image().srcset = portraitSources({ small, photoPath })
}

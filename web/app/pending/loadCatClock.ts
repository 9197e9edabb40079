import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { loadCatClockQuery } from '../../__generated__/loadCatClockQuery.graphql'
import { type AccountClockReader, catClockOf } from '../../base/relay/accountClock'

/**
 * Returns a cat's clock. In the first seconds the store may lack the cat, whose owner may have another time zone
 * than the user. If neither the server nor this device has it, the user's zone stays.
 */
export async function loadCatClock(
  environment: Environment,
  animalUuid: string,
): Promise<ReturnType<AccountClockReader>> {
  await fetchQuery<loadCatClockQuery>(
    environment,
    graphql`
      query loadCatClockQuery($uuid: ID!) {
        animal(uuid: $uuid) {
          uuid
          timeZone
        }
      }
    `,
    { uuid: animalUuid },
    { fetchPolicy: 'store-or-network' },
  )
    .toPromise()
    .catch(() => undefined)
  return catClockOf(environment, animalUuid)()
}

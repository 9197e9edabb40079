import { fetchQuery, graphql, readInlineData } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  loadVisit_record$data,
  loadVisit_record$key,
} from '../../__generated__/loadVisit_record.graphql'
import type { loadVisitQuery } from '../../__generated__/loadVisitQuery.graphql'
import type { RecordKey } from '../cat/recordKey'

export type Visit = NonNullable<loadVisit_record$data['visit']>

const visitFragment = graphql`
  fragment loadVisit_record on HealthRecord
  @inline
  @argumentDefinitions(since: { type: "String" }) {
    visit(since: $since) {
      since
      isLastVisit
      isRecordStart
      days
      answered
      indicators {
        category
        message
      }
      newSigns
      weight
      doses
    }
  }
`

export const readVisit = (record: loadVisit_record$key): Visit | null =>
  readInlineData<loadVisit_record$key>(visitFragment, record).visit ?? null

/** Loads through a link what changed since another day. The owner's page has no such choice. */
export async function loadVisit(
  environment: Environment,
  whose: RecordKey,
  since: string,
): Promise<Visit | null> {
  const answer = await fetchQuery<loadVisitQuery>(
    environment,
    graphql`
      query loadVisitQuery($token: String!, $since: String!) {
        record: sharedAnimal(token: $token) {
          ...loadVisit_record @arguments(since: $since)
        }
      }
    `,
    { token: 'token' in whose ? whose.token : '', since },
  ).toPromise()
  return answer ? readVisit(answer.record) : null
}

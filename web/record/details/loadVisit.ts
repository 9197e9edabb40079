import { fetchQuery, graphql, readInlineData } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  loadVisit_record$data,
  loadVisit_record$key,
} from '../../__generated__/loadVisit_record.graphql'
import type { loadVisitQuery } from '../../__generated__/loadVisitQuery.graphql'
import type { RecordKey } from '../cat/recordKey'

export type RecordVisit = NonNullable<loadVisit_record$data['visit']>

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

export const readVisit = (record: loadVisit_record$key): RecordVisit | null =>
  readInlineData<loadVisit_record$key>(visitFragment, record).visit ?? null

/** Loads through a link what changed since another day. The owner's page has no such choice. */
export async function loadVisit(
  environment: Environment,
  recordKey: RecordKey,
  since: string,
): Promise<RecordVisit | null> {
  const response = await fetchQuery<loadVisitQuery>(
    environment,
    graphql`
      query loadVisitQuery($token: String!, $since: String!) {
        record: sharedAnimal(token: $token) {
          ...loadVisit_record @arguments(since: $since)
        }
      }
    `,
    { token: 'token' in recordKey ? recordKey.token : '', since },
  ).toPromise()
  return response ? readVisit(response.record) : null
}

import { fetchQuery, graphql, readInlineData } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type {
  askVisit_record$data,
  askVisit_record$key,
} from '../../__generated__/askVisit_record.graphql'
import type { askVisitQuery } from '../../__generated__/askVisitQuery.graphql'
import type { WhoseRecord } from '../cat/recordKey'

export type Visit = NonNullable<askVisit_record$data['visit']>

const visitFragment = graphql`
  fragment askVisit_record on HealthRecord @inline @argumentDefinitions(since: { type: "String" }) {
    visit(since: $since) {
      since
      isLastVisit
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

export const readVisit = (record: askVisit_record$key): Visit | null =>
  readInlineData<askVisit_record$key>(visitFragment, record).visit ?? null

/** Loads through a link what changed since another day. The owner's page has no such choice. */
export async function askVisit(
  environment: Environment,
  whose: WhoseRecord,
  since: string,
): Promise<Visit | null> {
  const answer = await fetchQuery<askVisitQuery>(
    environment,
    graphql`
      query askVisitQuery($token: String!, $since: String!) {
        record: sharedAnimal(token: $token) {
          ...askVisit_record @arguments(since: $since)
        }
      }
    `,
    { token: 'token' in whose ? whose.token : '', since },
  ).toPromise()
  return answer ? readVisit(answer.record) : null
}

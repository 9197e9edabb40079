import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime'
import type { offlineRecordQuery } from '../__generated__/offlineRecordQuery.graphql'

/** All that the home screen, the questionnaire and the analysis of every cat show: for a day without a network. */
const query = graphql`
  query offlineRecordQuery {
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
            ...Questionnaire_animal
            ...RecordHeader_record
            ...RecordBody_record
            ...AnalysisActions_animal
            ...CallVet_animal
          }
        }
      }
    }
  }
`

const held = new WeakSet<Environment>()

/** Asks for what the store lacks of it, or has had for too long; the store then keeps it as long as the session lasts. */
export async function fetchOfflineRecord(environment: Environment): Promise<void> {
  const operation = createOperationDescriptor(getRequest(query), {})
  if (environment.check(operation).status === 'available') return
  await fetchQuery<offlineRecordQuery>(environment, query, {}).toPromise()
  if (held.has(environment)) return
  held.add(environment)
  environment.retain(operation)
}

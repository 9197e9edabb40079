import { use } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type {
  useDetails_record$data,
  useDetails_record$key,
} from '../../__generated__/useDetails_record.graphql'
import { RecordKeyContext } from '../cat/recordKey'
import { detailsQuery, type DetailsQuery } from './loadDetails'

export type Details = useDetails_record$data
export type RecordCareReport = NonNullable<Details['careReport']>
export type RecordIris = Details['iris']
export type RecordLabResult = Details['labResults'][number]
export type LabRemark = Details['labRemarks'][number]

// The mutations that change the notes select them too.
void graphql`
  fragment useDetails_watchNotes on HealthRecord {
    watchNotes {
      day
      message
    }
  }
`

/**
 * Returns the response: `undefined` until it has arrived, `null` if the record no longer exists.
 */
export function useDetails(): Details | null | undefined {
  const { record } = useLazyLoadQuery<DetailsQuery>(...detailsQuery(use(RecordKeyContext)), {
    fetchPolicy: 'store-only',
  })
  return useFragment<useDetails_record$key>(
    graphql`
      fragment useDetails_record on HealthRecord {
        today
        ...useDetails_watchNotes @relay(mask: false)
        careReport {
          running {
            course
            name
            dose
            since
            doseSince
            until
            note
            adherence {
              days
              message
            }
            givenAsNeeded
            stock
          }
          changes {
            day
            message
            startsRunning
          }
          fluids {
            days
            ml
            weeklyMl
            daysWith
          }
        }
        labResults(first: 3) {
          day
          laboratory
          fasting
          hydrated
          note
          values {
            quantity
            value
            unit
            rangeFrom
            rangeTo
          }
        }
        labRemarks {
          rule
          quantity
          value
          unit
          forToday
          fact
          message
        }
        iris {
          message
          byVet {
            message
          }
        }
      }
    `,
    record ?? null,
  )
}

import { use } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type {
  useBeside_record$data,
  useBeside_record$key,
} from '../../__generated__/useBeside_record.graphql'
import { Whose } from '../cat/recordKey'
import { besideQuestion, type BesideQuery } from './loadDetails'

export type Beside = useBeside_record$data
export type CareReport = NonNullable<Beside['careReport']>
export type Stage = Beside['iris']
export type LabResult = Beside['labResults'][number]

/**
 * Returns the response: `undefined` until it has arrived, `null` if the record no longer exists.
 */
export function useBeside(): Beside | null | undefined {
  const { record } = useLazyLoadQuery<BesideQuery>(...besideQuestion(use(Whose)), {
    fetchPolicy: 'store-only',
  })
  return useFragment<useBeside_record$key>(
    graphql`
      fragment useBeside_record on HealthRecord {
        today
        careReport {
          running {
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
          }
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

import { graphql, useFragment } from 'react-relay'
import { type Reading, readingsOf } from '#shared/labs/readings'
import type {
  useLabReadings_record$data,
  useLabReadings_record$key,
} from '../../__generated__/useLabReadings_record.graphql'
import { timeAcross } from './labScale'
import { type Mark, treatmentMarks } from './treatmentMarks'

export interface LabReadingsData {
  readings: Reading[]
  remarks: useLabReadings_record$data['labRemarks']
  marks: Mark[]
  start: string
  x: (day: string) => number
}

/** Returns the measured quantities of a cat, and the treatments that changed meanwhile. */
export function useLabReadings(record: useLabReadings_record$key): LabReadingsData {
  const { today, labResults, labRemarks, treatments } = useFragment(
    graphql`
      fragment useLabReadings_record on HealthRecord {
        today
        labResults {
          day
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
          message
        }
        treatments {
          course
          name
          amount
          unit
          firstDay
          lastDay
        }
      }
    `,
    record,
  )
  const readings = readingsOf(labResults)
  const { start, x } = timeAcross(readings, today)
  return {
    readings,
    remarks: labRemarks,
    start,
    x,
    marks: treatmentMarks(treatments, { start, today }),
  }
}

import { graphql, useFragment } from 'react-relay'
import { type LabSeries, labSeriesOf } from '#shared/labs/readings'
import type {
  useLabReadings_record$data,
  useLabReadings_record$key,
} from '../../__generated__/useLabReadings_record.graphql'
import { timeAxis } from './labScale'
import { type TreatmentMark, treatmentMarks } from './treatmentMarks'

export interface LabReadingsData {
  readings: LabSeries[]
  remarks: useLabReadings_record$data['labRemarks']
  marks: TreatmentMark[]
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
  const readings = labSeriesOf(labResults)
  const { start, x } = timeAxis(readings, today)
  return {
    readings,
    remarks: labRemarks,
    start,
    x,
    marks: treatmentMarks(treatments, { start, today }),
  }
}

import { graphql, useFragment } from 'react-relay'
import { type LabSeries, labSeriesOf } from '#shared/labs/readings'
import type {
  useLabReadings_record$data,
  useLabReadings_record$key,
} from '../../__generated__/useLabReadings_record.graphql'
import { lastDayLabel } from '../cat/lastDayLabel'
import { timeAxis } from './labScale'
import { type TreatmentMark, treatmentMarks } from './treatmentMarks'

export interface LabReadingsData {
  readings: LabSeries[]
  remarks: useLabReadings_record$data['labRemarks']
  marks: TreatmentMark[]
  start: string
  todayLabel: string
  x: (day: string) => number
}

/** Returns the measured quantities of a cat, and the treatments that changed meanwhile. */
export function useLabReadings(key: useLabReadings_record$key): LabReadingsData {
  const { labResults, labRemarks, treatments, ...record } = useFragment(
    graphql`
      fragment useLabReadings_record on HealthRecord {
        today
        ... on Animal {
          inMemorySince
        }
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
    key,
  )
  const { today } = record
  const readings = labSeriesOf(labResults)
  const { start, x } = timeAxis(readings, today)
  return {
    readings,
    remarks: labRemarks,
    start,
    todayLabel: lastDayLabel(record),
    x,
    marks: treatmentMarks(treatments, { start, today }),
  }
}

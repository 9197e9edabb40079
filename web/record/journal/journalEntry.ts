import { graphql, readInlineData } from 'relay-runtime'
import type { Entry } from '#shared/health/answers/entry'
import { parseWeight } from '#shared/weight/weightValue'
import type { journalEntry_measurement$key } from '../../__generated__/journalEntry_measurement.graphql'
import { entryFields } from './entryFields'

export interface GraphEntry extends Entry {
  id: string
  edited: boolean
  addedOn: string | null
}

/** Returns a measurement of the graph in the form that `shared/` uses. */
export function journalEntry(key: journalEntry_measurement$key): GraphEntry {
  const measurement = readInlineData(
    graphql`
      fragment journalEntry_measurement on Measurement @inline {
        uuid
        date
        day
        weight
        usualUrinations
        usualSince
        revisions
        addedOn
        ...entryFields_entry
      }
    `,
    key,
  )
  const { uuid, date, day, weight, usualUrinations, usualSince, revisions, addedOn } = measurement
  return {
    ...entryFields(measurement),
    id: uuid,
    date,
    day,
    weightGrams: weight ? parseWeight(weight) : null,
    usualUrinations,
    usualSince,
    edited: revisions > 0,
    addedOn,
  }
}

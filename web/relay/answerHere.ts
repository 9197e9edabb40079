import type { ConcreteRequest, Variables } from 'relay-runtime'
import { answerFromRecords, type Records } from './answerFromRecords'
import { deviceFields } from './deviceFields'

// A chunk of its own: no page needs it to be drawn.

/** What the device answers in the server's place. `noting` sees each record that is read. */
export const answerHere = (request: ConcreteRequest, variables: Variables, noting: Records, records: Records, now: Date): object | null =>
  answerFromRecords(request, variables, noting, deviceFields(records, now))

import type { RecordProxy } from 'relay-runtime'
import { answerNames, groupOf } from '#shared/health/answerTable'
import type { Entry, EntryFields } from '#shared/health/entry'
import { parseWeight } from '#shared/weight'
import { pendingFields } from './pendingEntry'
import { isSent, type WaitingEntry } from './rows'

/** An entry as the rules read it, under the id by which the screens know it. */
export interface ShownEntry extends Entry {
  uuid: string
  weight: string | null
}

/** A measurement of Relay's store. */
export function storedEntry(record: RecordProxy): ShownEntry {
  const valueOf = (name: string) => {
    const group = groupOf(name)
    return group ? record.getLinkedRecord(group)?.getValue(name) === true : record.getValue(name)
  }
  const fields = answerNames.map((name) => [name, valueOf(name)])
  const [uuid, date, day, weight] = ['uuid', 'date', 'day', 'weight'].map((name) => record.getValue(name) as string)
  return { ...(Object.fromEntries(fields) as EntryFields), uuid: uuid!, date: date!, day: day!, ...weighed(weight ?? null) }
}

/**
 * What will stand once it is all sent, newest first. One day is one entry (product/offline 1.3): what waits for a day that
 * has one takes the place of its answers.
 */
export function withWaiting(stored: readonly ShownEntry[], waiting: readonly WaitingEntry[], weight: string | null): ShownEntry[] {
  const entries = [...stored]
  for (const entry of waiting) {
    const fields = pendingFields(entry)
    const place = entries.findIndex(({ uuid, day }) => (entry.kind === 'edit' ? uuid === entry.measurementId : day === entry.day))
    // By its own id the server has told of it already, with what became of it since.
    if (entry.kind === 'draft' && isSent(entry) && entries[place]?.uuid === entry.uuid) continue
    if (place !== -1) entries[place] = { ...entries[place]!, ...fields }
    else if (entry.kind === 'draft') {
      entries.push({ ...fields, uuid: entry.uuid, date: entry.date ?? entry.createdAt, day: entry.day, ...weighed(weight) })
    }
  }
  return entries.toSorted((one, other) => other.date.localeCompare(one.date))
}

function weighed(weight: string | null) {
  return { weight, weightGrams: weight === null ? null : parseWeight(weight) }
}

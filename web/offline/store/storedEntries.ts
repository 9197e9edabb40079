import type { RecordProxy } from 'relay-runtime'
import { answerNames, groupOf } from '#shared/health/answerTable'
import type { Entry, EntryFields } from '#shared/health/entry'
import { usualOn, type VetLimit, type VetPart } from '#shared/health/vetLimits'
import { parseWeight } from '#shared/weight'
import { pendingFields } from '../queue/pendingEntry'
import { isSent, type PendingEntry, type PendingWeighing } from '../queue/rows'

export interface ShownEntry extends Entry {
  uuid: string
  weight: string | null
}

export function storedEntry(record: RecordProxy): ShownEntry {
  const valueOf = (name: string) => {
    const group = groupOf(name)
    return group ? record.getLinkedRecord(group)?.getValue(name) === true : record.getValue(name)
  }
  const fields = answerNames.map((name) => [name, valueOf(name)])
  const [uuid, date, day, weight] = ['uuid', 'date', 'day', 'weight'].map(
    (name) => record.getValue(name) as string,
  )
  // Not kept by builds that did not ask for them.
  const usual = {
    usualUrinations: (record.getValue('usualUrinations') as number | null | undefined) ?? null,
    usualSince: (record.getValue('usualSince') as string | null | undefined) ?? null,
  }
  return {
    ...(Object.fromEntries(fields) as EntryFields),
    uuid: uuid!,
    date: date!,
    day: day!,
    ...usual,
    ...weighed(weight ?? null),
  }
}

/** What the cat weighed at an instant (ISO). */
export type WeightAt = (date: string) => string | null

/** By the weighings that wait, else as the server told it. */
export function weightAt(animal: RecordProxy, weighings: readonly PendingWeighing[]): WeightAt {
  const told = (animal.getValue('weight') as string | null | undefined) ?? null
  return (at) =>
    weighings.findLast(({ date, createdAt }) => (date ?? createdAt) <= at)?.content.weight ?? told
}

/** What the owner accepted of the vet's; null: a build that did not ask for it kept the record. */
export function limitsIn(animal: RecordProxy): VetLimit[] | null {
  const told = animal.getLinkedRecords('vetLimits')
  return (
    told?.map((limit) => ({
      part: limit.getValue('part') as VetPart,
      value: limit.getValue('value') as string,
      days: limit.getValue('days') as number | null,
      since: limit.getValue('since') as string,
    })) ?? null
  )
}

/** The entries once all is sent, newest first. Waiting answers replace those of the same day (product/offline 1.3). */
export function withPending(
  stored: readonly ShownEntry[],
  waiting: readonly PendingEntry[],
  weight: WeightAt,
  limits: readonly VetLimit[],
): ShownEntry[] {
  const entries = [...stored]
  for (const entry of waiting) {
    const fields = pendingFields(entry)
    const place = entries.findIndex(({ uuid, day }) =>
      entry.kind === 'edit' ? uuid === entry.measurementId : day === entry.day,
    )
    // The server has told of it under its own id, possibly changed since.
    if (entry.kind === 'draft' && isSent(entry) && entries[place]?.uuid === entry.uuid) continue
    if (place !== -1) entries[place] = { ...entries[place]!, ...fields }
    else if (entry.kind === 'draft') {
      const date = entry.date ?? entry.createdAt
      entries.push({
        ...fields,
        uuid: entry.uuid,
        date,
        day: entry.day,
        ...usualOn(entry.day, limits),
        ...weighed(weight(date)),
      })
    }
  }
  return entries.toSorted((one, other) => other.date.localeCompare(one.date))
}

function weighed(weight: string | null) {
  return { weight, weightGrams: weight === null ? null : parseWeight(weight) }
}

import type { RecordProxy } from 'relay-runtime'
import { answerNames, groupOf } from '#shared/health/answers/answerTable'
import type { Entry, EntryFields } from '#shared/health/answers/entry'
import { usualUrinationsOn, type VetLimit, type VetPart } from '#shared/health/rules/vetLimits'
import { parseWeight } from '#shared/weight/weightValue'
import { answeredAtOf, pendingFields } from '../queue/pendingEntry'
import { isSent, type PendingEntry, type PendingWeighing } from '../queue/rows'

export interface ShownEntry extends Entry {
  uuid: string
  weight: string | null
  /** ISO instant: of two answers for a day, the later ones count. */
  answeredAt: string
}

export function storedEntry(record: RecordProxy): ShownEntry {
  const valueOf = (name: string) => {
    const group = groupOf(name)
    return group ? record.getLinkedRecord(group)?.getValue(name) === true : record.getValue(name)
  }
  const fields = answerNames.map((name) => [name, valueOf(name)])
  const text = (name: string) => record.getValue(name) as string
  const date = text('date')
  // Former builds did not store them.
  const usual = {
    usualUrinations: (record.getValue('usualUrinations') as number | null | undefined) ?? null,
    usualSince: (record.getValue('usualSince') as string | null | undefined) ?? null,
  }
  return {
    ...(Object.fromEntries(fields) as EntryFields),
    uuid: text('uuid'),
    date,
    day: text('day'),
    ...usual,
    ...weightFields((record.getValue('weight') as string | null | undefined) ?? null),
    answeredAt: (record.getValue('answeredAt') as string | null | undefined) ?? date,
  }
}

/** Returns the weight that an entry of `date` gets if it was written at `createdAt` (both ISO). */
export type WeightAt = (entry: { date: string; createdAt: string }) => string | null

/**
 * Uses the newest weighing up to the entry's date, or else the oldest one, as the server does. A
 * pending one counts if it was written before the entry (product/offline 2.6).
 */
export function weightAt(animal: RecordProxy, pending: readonly PendingWeighing[]): WeightAt {
  const storedWeights = storedWeightsOf(animal)
  return ({ date, createdAt }) => {
    const oldestFirst = [
      ...storedWeights,
      ...pending
        .filter((weighing) => weighing.createdAt <= createdAt)
        .map((weighing) => ({
          date: weighing.date ?? weighing.createdAt,
          weight: weighing.content.weight,
        })),
    ].toSorted((one, other) => one.date.localeCompare(other.date))
    const known = oldestFirst.findLast((one) => one.date <= date) ?? oldestFirst[0]
    return known?.weight ?? null
  }
}

/** Returns the stored weights with their dates: a day in a former build's curve, '' for the cat's weight alone. */
function storedWeightsOf(animal: RecordProxy): { date: string; weight: string }[] {
  const text = (record: RecordProxy, name: string) => record.getValue(name) as string
  const weights = animal.getLinkedRecords('weights')
  if (weights)
    return weights.map((one) => ({ date: text(one, 'date'), weight: text(one, 'weight') }))
  const points = animal.getLinkedRecord('weightCurve')?.getLinkedRecords('points')
  if (points && points.length > 0)
    return points.map((one) => ({
      date: (one.getValue('date') as string | null | undefined) ?? text(one, 'day'),
      weight: text(one, 'weight'),
    }))
  const weight = animal.getValue('weight')
  return typeof weight === 'string' ? [{ date: '', weight }] : []
}

/** Returns the vet's limits that the owner accepted; `null` if a former build stored the record without them. */
export function limitsIn(animal: RecordProxy): VetLimit[] | null {
  const limits = animal.getLinkedRecords('vetLimits')
  return (
    limits?.map((limit) => ({
      part: limit.getValue('part') as VetPart,
      value: limit.getValue('value') as string,
      days: limit.getValue('days') as number | null,
      since: limit.getValue('since') as string,
    })) ?? null
  )
}

/**
 * Returns the entries as they are once all is sent, newest first. Pending answers replace those of the same day, unless
 * these were written later (product/offline 1.3).
 */
export function mergePendingEntries(
  storedEntries: readonly ShownEntry[],
  pending: readonly PendingEntry[],
  weight: WeightAt,
  limits: readonly VetLimit[],
): ShownEntry[] {
  const entries = [...storedEntries]
  for (const entry of pending) {
    const fields = pendingFields(entry)
    const index = entries.findIndex(({ uuid, day }) =>
      entry.kind === 'edit' ? uuid === entry.measurementId : day === entry.day,
    )
    // The server's entry has the same id, and may have changed since.
    if (entry.kind === 'draft' && isSent(entry) && entries[index]?.uuid === entry.uuid) continue
    const answeredAt = answeredAtOf(entry)
    if (index !== -1 && Date.parse(entries[index]!.answeredAt) > Date.parse(answeredAt)) continue
    if (index !== -1) entries[index] = { ...entries[index]!, ...fields, answeredAt }
    else if (entry.kind === 'draft') {
      const date = entry.date ?? entry.createdAt
      entries.push({
        ...fields,
        uuid: entry.uuid,
        date,
        day: entry.day,
        ...usualUrinationsOn(entry.day, limits),
        ...weightFields(weight({ date, createdAt: entry.createdAt })),
        answeredAt,
      })
    }
  }
  return entries.toSorted((a, b) => b.date.localeCompare(a.date))
}

function weightFields(weight: string | null) {
  return { weight, weightGrams: weight === null ? null : parseWeight(weight) }
}

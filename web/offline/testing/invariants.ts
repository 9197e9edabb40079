import { dayIn } from '#shared/base/time'
import type { PendingChange } from '../queue/rows'
import type { Ledger, LedgerOperation } from './ledger'
import type { ServerEntry, ServerWeighing } from './server'
import { noteOf } from './simulation'

/** Milliseconds: a smaller error of a phone's clock is not corrected, so that closer operations have no order. */
const resolution = 31_000

export interface SequenceOutcome {
  ledger: Ledger
  /** The server's data at the end, for each owner of cats. */
  stored: { user: string; entries: ServerEntry[]; weighings: ServerWeighing[] }[]
  /** Changes that were pending on any device when the sequence ended. */
  before: PendingChange[]
  /** Changes that are pending after that: they are parked, or they would have been sent. */
  pending: PendingChange[]
}

/** Returns a sentence for each violated invariant. */
export function violations({ ledger, stored, before, pending }: SequenceOutcome): string[] {
  const { operations } = ledger
  const all = stored.flatMap(({ user, entries }) => entries.map((entry) => ({ user, entry })))
  const notedWeighings = stored.flatMap(({ user, weighings }) =>
    weighings.map((entry) => ({ note: entry.note, user, entry })),
  )
  const notedEntries = all.flatMap(({ user, entry }) =>
    [entry.note, ...entry.revisions.map(({ note }) => note)].map((note) => ({ note, user, entry })),
  )
  const notedRecords = [...notedEntries, ...notedWeighings]
  const found: string[] = []

  for (const operation of operations.values()) {
    const { note, acknowledged } = operation
    const matches = notedRecords.filter((record) => record.note === note)
    const isPending = pending.some((change) => noteOf(change) === note)
    if (acknowledged && matches.length === 0 && !isPending && !isReplaced(operation, operations))
      found.push(`lost: ${note}, acknowledged by the ${acknowledged}`)
    if (matches.length > 1) found.push(`doubled: ${note}`)
    for (const { user, entry } of matches) {
      if (user !== operation.user || entry.animalId !== operation.animalId)
        found.push(`foreign: ${note} is with ${user}`)
      const days = [operation.day, ...deliveredDays(ledger, operation)]
      if (!days.includes(entry.day))
        found.push(`misdated: ${note} of ${operation.day} is on ${entry.day}`)
    }
  }
  for (const { note, sender } of ledger.deliveries) {
    if (sender !== null && sender !== operations.get(note)?.user)
      found.push(`foreign: ${note} was sent by ${sender}`)
  }
  for (const [index, { entry }] of all.entries()) {
    const hasDuplicate = all.some(
      (other, otherIndex) =>
        otherIndex > index &&
        other.entry.animalId === entry.animalId &&
        other.entry.day === entry.day,
    )
    if (hasDuplicate) found.push(`doubled: two entries of ${entry.animalId} on ${entry.day}`)
    for (const { note } of entry.revisions) {
      if (timeOf(ledger, note) > timeOf(ledger, entry.note) + resolution)
        found.push(`overwritten: ${entry.note} replaced ${note}, which is newer`)
    }
  }
  for (const note of ledger.reported) {
    if (all.some(({ entry }) => entry.note === note))
      found.push(`reported in vain: ${note} is current`)
  }
  for (const entry of before) {
    const failures = ledger.deliveries.filter(
      ({ note, isFailed }) => isFailed && note === noteOf(entry),
    ).length
    if (entry.refusal === null && entry.retryCount > failures)
      found.push(`counted: ${entry.retryCount} tries of ${noteOf(entry)} for ${failures} responses`)
  }
  return found
}

/**
 * Returns whether an operation that was made from it, on the same form and of the same day, replaced it before it was
 * sent.
 */
function isReplaced({ note, day }: LedgerOperation, operations: Ledger['operations']): boolean {
  return [...operations.values()].some(
    (other) => other.madeFrom === note && other.day === day && other.acknowledged,
  )
}

/** Returns the time by which the server orders it: for an online save, its arrival. */
function timeOf({ deliveries, operations }: Ledger, note: string): number {
  const first = deliveries.find((delivery) => delivery.note === note && delivery.isAccepted)
  return first && !first.isDated ? first.at : operations.get(note)!.writtenAt
}

function deliveredDays({ deliveries }: Ledger, { note }: LedgerOperation): string[] {
  return deliveries
    .filter((delivery) => delivery.note === note && !delivery.isDated)
    .map(({ at }) => dayIn(new Date(at), 'Europe/Paris'))
}

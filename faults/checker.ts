import type { Deletion, History, Read, StoredEntry, Write } from './history'

export const violationKinds = [
  'lost',
  'doubled',
  'phantom',
  'stale',
  'foreign',
  'overwritten',
] as const

export interface Violation {
  kind: (typeof violationKinds)[number]
  words: string
}

/** Returns the violations in the stored rows and in the reads that ran meanwhile. */
export function findViolations(history: History, entries: StoredEntry[]): Violation[] {
  const violations: Violation[] = []
  const report = (kind: Violation['kind'], words: string) => void violations.push({ kind, words })
  const writes = new Map(history.writes.map((write) => [write.note, write]))
  const entriesOfNote = new Map<string, StoredEntry[]>()
  for (const entry of entries) {
    for (const note of [entry.note, ...entry.revisions.map((revision) => revision.note)]) {
      const key = note ?? '(no note)'
      entriesOfNote.set(key, [...(entriesOfNote.get(key) ?? []), entry])
    }
  }

  for (const [note, holders] of entriesOfNote) {
    const write = writes.get(note)
    if (!write) report('phantom', `${note} is stored, but was never sent`)
    else if (write.outcome === 'failed') report('phantom', `${note} is stored, but was refused`)
    else if (isDeleted(history, write)) report('phantom', `${note} is stored, but was deleted`)
    if (holders.length > 1) report('doubled', `${note} is stored ${holders.length} times`)
    for (const entry of holders)
      if (write && !isStoredAsSent(write, entry))
        report(
          'foreign',
          `${note} of ${write.userId}, ${write.animalId}, ${write.day} is stored ` +
            `for ${entry.userId}, ${entry.animalId}, ${entry.day}`,
        )
  }
  for (const write of history.writes) {
    const mayBeGone = history.deletions.some(
      (deletion) => isOfDay(deletion, write) && deletion.ended > write.began,
    )
    if (write.outcome === 'ok' && !entriesOfNote.has(write.note) && !mayBeGone)
      report('lost', `${write.note} was acknowledged, but is not stored`)
  }
  const days = new Set<string>()
  for (const entry of entries) {
    const day = `${entry.animalId} ${entry.day}`
    if (days.has(day)) report('doubled', `two entries of ${day}`)
    days.add(day)
    for (const { note, answeredAt } of entry.revisions)
      if (answeredAt > entry.answeredAt)
        report('overwritten', `${entry.note} is current, but ${note} was written later`)
  }
  const ofCats = byCat(history.writes)
  const deletionsOfCats = byCat(history.deletions)
  for (const read of history.reads) {
    const ofCat = {
      writes: ofCats.get(read.animalId) ?? [],
      deletions: deletionsOfCats.get(read.animalId) ?? [],
      reads: [],
    }
    checkRead(ofCat, writes, read, report)
  }
  return violations
}

function byCat<Request extends { animalId: string }>(steps: Request[]): Map<string, Request[]> {
  const groups = new Map<string, Request[]>()
  for (const step of steps) {
    const group = groups.get(step.animalId)
    if (group) group.push(step)
    else groups.set(step.animalId, [step])
  }
  return groups
}

/**
 * Checks that a read shows the writes acknowledged before it began, or later ones, and only those of its cat and user.
 */
function checkRead(
  history: History,
  writes: ReadonlyMap<string, Write>,
  read: Read,
  report: (kind: Violation['kind'], words: string) => void,
): void {
  for (const write of history.writes) {
    if (write.outcome !== 'ok' || write.ended >= read.began) continue
    if (
      history.deletions.some(
        (deletion) =>
          isOfDay(deletion, write) && deletion.ended > write.began && deletion.began < read.ended,
      )
    )
      continue
    const entry = read.entries.find(({ day }) => day === write.day)
    if (!entry) report('stale', `a read does not show ${write.note}, which was acknowledged before`)
    else if (entry.answeredAt < write.answeredAt)
      report(
        'stale',
        `a read shows ${entry.note}, but ${write.note} was written later and acknowledged before the read`,
      )
  }
  for (const { note, day } of read.entries) {
    const write = writes.get(note ?? '(no note)')
    if (!write || write.outcome === 'failed' || write.began > read.ended)
      report('phantom', `a read shows ${note}, which was never sent`)
    else if (write.userId !== read.userId || write.animalId !== read.animalId || write.day !== day)
      report('foreign', `a read of ${read.userId} shows ${note} of ${write.userId}`)
    else if (
      history.deletions.some((deletion) => follows(deletion, write) && deletion.ended < read.began)
    )
      report('stale', `a read shows ${note}, which was deleted before`)
  }
}

const isOfDay = (deletion: Deletion, { animalId, day }: Write) =>
  deletion.animalId === animalId && deletion.day === day

/** Returns true if the deletion succeeded and was sent after the write had been acknowledged. */
const follows = (deletion: Deletion, write: Write) =>
  isOfDay(deletion, write) &&
  deletion.outcome === 'ok' &&
  write.outcome === 'ok' &&
  write.ended < deletion.began

const isDeleted = ({ deletions }: History, write: Write) =>
  deletions.some((deletion) => follows(deletion, write))

const isStoredAsSent = (write: Write, entry: StoredEntry) =>
  write.userId === entry.userId && write.animalId === entry.animalId && write.day === entry.day

import type { MeasurementDraft, QueuedMutation, Refusal } from './db'
import { changeDraft, deleteDraft, pendingDrafts } from './drafts'
import { changeMutation, deleteMutation, maxRetries, queuedMutations } from './queue'

/** One entry that waits to be sent, of either table. */
export type WaitingEntry = ({ kind: 'draft' } & MeasurementDraft) | ({ kind: 'edit' } & QueuedMutation)

/** What sync needs of the tables; an argument, so that it can be tried without them. */
export interface WaitingStore {
  list(userUuid: string): Promise<WaitingEntry[]>
  sent(entry: WaitingEntry): Promise<void>
  failed(entry: WaitingEntry): Promise<void>
  refused(entry: WaitingEntry, refusal: Refusal): Promise<void>
}

/** In the order in which they were answered. */
export async function waitingEntries(userUuid: string): Promise<WaitingEntry[]> {
  const [drafts, edits] = await Promise.all([pendingDrafts(userUuid), queuedMutations(userUuid)])
  const all: WaitingEntry[] = [
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
    ...edits.map((edit) => ({ kind: 'edit' as const, ...edit })),
  ]
  return all.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** Refused, or failed too often: only the person can send it on its way again. */
export function needsPerson({ refusal, retryCount }: WaitingEntry): boolean {
  return refusal !== null || retryCount >= maxRetries
}

function change(entry: WaitingEntry, outcome: Pick<WaitingEntry, 'retryCount' | 'refusal'>): Promise<void> {
  return entry.kind === 'draft' ? changeDraft(entry.id!, outcome) : changeMutation(entry.id!, outcome)
}

/** A date that the server refuses (too old, or a clock that runs ahead) must not cost the answers (decisions, One day). */
export function redate(entry: WaitingEntry, day: string): Promise<void> {
  return changeDraft(entry.id!, { day, date: null, answeredAt: null, retryCount: 0, refusal: null })
}

export function discard(entry: WaitingEntry): Promise<void> {
  return entry.kind === 'draft' ? deleteDraft(entry.id!) : deleteMutation(entry.id!)
}

export const waitingStore: WaitingStore = {
  list: waitingEntries,
  // Spec 2 §4: a draft goes from pending to synced, a queued mutation is deleted.
  sent: (entry) => (entry.kind === 'draft' ? changeDraft(entry.id!, { syncStatus: 'synced' }) : deleteMutation(entry.id!)),
  failed: (entry) => change(entry, { retryCount: entry.retryCount + 1, refusal: null }),
  refused: (entry, refusal) => change(entry, { retryCount: entry.retryCount + 1, refusal }),
}

import type { SentAnswers } from '#shared/health/sentAnswers'

export interface Refusal {
  reason: string
  field: string | null
}

interface Waiting {
  id?: number
  /** Sent only with this person's session (product/offline 1.4). */
  userUuid: string
  animalId: string
  /** For the list of what waits: the cat may be deleted by then. */
  animalName: string
  day: string
  createdAt: string
  retryCount: number
  /** The last failure came from something between (a proxy, a filter) that lets other requests through. */
  intercepted?: boolean
  /** The last try had no answer while other requests had one: the others are sent first. */
  cutOff?: boolean
  refusal: Refusal | null
}

/** A new entry that waits, with every answer (product/offline 1.1). Older and newer builds read it too. */
export interface MeasurementDraft extends Waiting, SentAnswers {
  uuid: string
  /** When it was written; null once the person had it dated anew: the server then sets it. */
  date: string | null
  answeredAt: string | null
  isOfflineGenerated: true
  /** Both others were sent. 'synced': the screens may lack it; 'setAside': the server has newer answers, to be told. */
  syncStatus: 'pending' | 'synced' | 'setAside'
}

/** An edit of an entry that the server has (product/offline 1.1), sent as stored. */
export interface QueuedMutation extends Waiting {
  measurementId: string
  method: 'POST'
  url: '/graphql'
  /** Persisted ids are never removed (web/__generated__). */
  data: { id: string; variables: { input: Record<string, unknown> } }
  maxRetries: number
  syncStatus?: MeasurementDraft['syncStatus']
}

export type WaitingEntry = ({ kind: 'draft' } & MeasurementDraft) | ({ kind: 'edit' } & QueuedMutation)

export const tableOf = { draft: 'measurementDrafts', edit: 'queuedMutations' } as const

export const keyOf = ({ kind, id }: WaitingEntry): string => `${kind} ${id}`

/** Answered failures after which an entry is no longer sent by itself (product/offline 2.2). */
export const maxRetries = 3

export function isSent({ syncStatus }: WaitingEntry): boolean {
  return syncStatus === 'synced'
}

export type WaitingState = 'leaves' | 'stopped' | 'refused'

export function waitingState(entry: WaitingEntry): WaitingState {
  if (entry.refusal !== null) return 'refused'
  return needsPerson(entry) ? 'stopped' : 'leaves'
}

export function needsPerson({ refusal, retryCount }: WaitingEntry): boolean {
  return refusal !== null || retryCount >= maxRetries
}

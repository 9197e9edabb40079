import type { SentAnswers } from '#shared/health/sentAnswers'

/** Why the server will never take it as it stands, in its own words, and which field it names. */
export interface Refusal {
  reason: string
  field: string | null
}

/** What both tables keep beside the answers: whose it is, what for, and how sending it went. */
interface Waiting {
  id?: number
  /** Sent only with this person's session, whoever signs in meanwhile (product/offline 1.4). */
  userUuid: string
  animalId: string
  /** For the list of what waits: the cat itself may be gone by then. */
  animalName: string
  /** The entry's calendar day. */
  day: string
  createdAt: string
  /** Answered failures; at `maxRetries` the item stays and waits for the person. */
  retryCount: number
  /** The last failure was another's than the server's: a proxy, a filter, that lets everything else through. */
  intercepted?: boolean
  /** The last try had no answer at all, while the server answered everything else: what waits beside it goes first. */
  cutOff?: boolean
  refusal: Refusal | null
}

/**
 * A new entry that could not be sent (product/offline 1.1): every answer, as the graph takes it. The builds before
 * and after an update may both read it.
 */
export interface MeasurementDraft extends Waiting, SentAnswers {
  uuid: string
  /** When it was written; null once the person had it dated anew: the server then says when. */
  date: string | null
  answeredAt: string | null
  isOfflineGenerated: true
  /** 'setAside': the server has newer answers for the day, and the person has not been told yet. */
  syncStatus: 'pending' | 'synced' | 'setAside'
}

/** An edit of a known entry (product/offline 1.1), replayed as it is stored. */
export interface QueuedMutation extends Waiting {
  measurementId: string
  method: 'POST'
  url: '/graphql'
  /** A persisted operation's id stays good for a newer server: old ids are kept. */
  data: { id: string; variables: { input: Record<string, unknown> } }
  maxRetries: number
  syncStatus?: MeasurementDraft['syncStatus']
}

/** One entry that waits to be sent, of either table. */
export type WaitingEntry = ({ kind: 'draft' } & MeasurementDraft) | ({ kind: 'edit' } & QueuedMutation)

export const tableOf = { draft: 'measurementDrafts', edit: 'queuedMutations' } as const

export const keyOf = ({ kind, id }: WaitingEntry): string => `${kind} ${id}`

/** Only items with fewer retries are resent by themselves (product/offline 2.2). */
export const maxRetries = 3

/** What was sent stays a while, until the screens know of it. */
export function isSent({ syncStatus }: WaitingEntry): boolean {
  return syncStatus === 'synced'
}

/** How an entry that waits stands: it leaves by itself, or has stopped for good; what was refused is shown nowhere else. */
export type WaitingState = 'leaves' | 'stopped' | 'refused'

export function waitingState(entry: WaitingEntry): WaitingState {
  if (entry.refusal !== null) return 'refused'
  return needsPerson(entry) ? 'stopped' : 'leaves'
}

/** Refused, or failed too often: only the person can send it on its way again. */
export function needsPerson({ refusal, retryCount }: WaitingEntry): boolean {
  return refusal !== null || retryCount >= maxRetries
}

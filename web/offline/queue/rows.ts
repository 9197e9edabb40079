import type { SentAnswers } from '#shared/health/answers/sentAnswers'
import { type ChangeContents, changeNouns } from '#shared/offline/kinds'

export interface Refusal {
  reason: string
  field: string | null
  /** The failure's code. Rows of older builds lack it. */
  code?: string
  /** An earlier request of the change had no such refusal: the server may have it all the same. */
  mayBeStored?: boolean
}

interface QueueRow {
  id?: number
  /** The account whose session alone sends it (product/offline 1.4). */
  userUuid: string
  animalId: string
  /** The list of pending changes shows it: the cat may be deleted by then. */
  animalName: string
  day: string
  createdAt: string
  retryCount: number
  /** The last failure came from a proxy or filter that lets other requests through. */
  intercepted?: boolean
  /** The last try had no response while other requests had one: the others are sent first. */
  cutOff?: boolean
  /** The server may have it: it was sent, or tried before it was stored. */
  tried?: boolean
  refusal: Refusal | null
  /** 'synced' and 'setAside' were sent: the screens may lack the first, and the user must acknowledge the second. */
  syncStatus?: 'pending' | 'synced' | 'setAside'
}

/** A new entry with every answer (product/offline 1.1). Older and newer builds read it too. */
export interface MeasurementDraft extends QueueRow, SentAnswers {
  uuid: string
  /** Moment of writing; `null` if the user has dated it anew: the server then sets it. */
  date: string | null
  answeredAt: string | null
  isOfflineGenerated: true
}

/** An edit of an entry that the server has (product/offline 1.1), sent as stored. */
export interface QueuedMutation extends QueueRow {
  measurementId: string
  method: 'POST'
  url: '/graphql'
  /** Persisted ids are never removed (web/__generated__). */
  data: { id: string; variables: { input: Record<string, unknown>; shown?: boolean } }
  maxRetries: number
}

interface OtherChangeRow<Kind extends keyof ChangeContents> extends QueueRow {
  kind: Kind
  uuid: string
  /** Moment of the event; `null` if the user has dated it anew: the server then sets it. */
  date: string | null
  content: ChangeContents[Kind]
}

/** All other kinds are in one table: a new kind changes no table (ADR 21). */
export type OtherChange = {
  [Kind in keyof ChangeContents]: OtherChangeRow<Kind>
}[keyof ChangeContents]

export type PendingEntry =
  | ({ kind: 'draft' } & MeasurementDraft)
  | ({ kind: 'edit' } & QueuedMutation)

export type PendingChange = PendingEntry | OtherChange

export type PendingWeighing = OtherChangeRow<'weighing'>
export type PendingDose = OtherChangeRow<'dose'>
export type PendingLabChange =
  | OtherChangeRow<'labResult'>
  | OtherChangeRow<'correctedLabResult'>
  | OtherChangeRow<'deletedLabResult'>

/** Omits a field from each member of a union. */
export type OmitFromEach<Row, Name extends string> = Row extends unknown ? Omit<Row, Name> : never

export type DatedChange = Exclude<PendingChange, { kind: 'edit' }>

/** A newer build in another tab may store others. */
export const otherKinds: readonly string[] = Object.keys(changeNouns)

export const isEntry = (change: PendingChange): change is PendingEntry =>
  change.kind === 'draft' || change.kind === 'edit'
export const isWeighing = (change: PendingChange): change is PendingWeighing =>
  change.kind === 'weighing'
export const isDose = (change: PendingChange): change is PendingDose => change.kind === 'dose'
export const isLabChange = (change: PendingChange): change is PendingLabChange =>
  change.kind === 'labResult' ||
  change.kind === 'correctedLabResult' ||
  change.kind === 'deletedLabResult'

export function tableOf({
  kind,
}: Pick<PendingChange, 'kind'>): 'measurementDrafts' | 'queuedMutations' | 'queuedRecords' {
  if (kind === 'draft') return 'measurementDrafts'
  return kind === 'edit' ? 'queuedMutations' : 'queuedRecords'
}

export const keyOf = ({ kind, id }: PendingChange): string => `${kind} ${id}`

/** After this many failures with a response a change is no longer sent by itself (product/offline 2.2). */
export const maxRetries = 3

export function isSent({ syncStatus }: PendingChange): boolean {
  return syncStatus === 'synced'
}

/** True if the server cannot have it. */
export const isUntried = ({ retryCount, cutOff, tried }: PendingChange): boolean =>
  retryCount === 0 && !cutOff && !tried

export type PendingState = 'queued' | 'stopped' | 'refused'

export function pendingState(change: PendingChange): PendingState {
  if (change.refusal !== null) return 'refused'
  return needsUser(change) ? 'stopped' : 'queued'
}

export function needsUser({ refusal, retryCount }: PendingChange): boolean {
  return refusal !== null || retryCount >= maxRetries
}

import type { RecordProxy, RecordSourceProxy, RequestParameters, Variables } from 'relay-runtime'
import type { Entry } from '#shared/health/answers/entry'
import type { TimedWeighing } from '#shared/health/history/timedWeighing'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import type { NamedCourse } from '#shared/health/watches/careWatches'
import type { PendingChange } from '../queue/rows'
import type { WeightAt } from '../store/storedEntries'

export type ChangeOf<Name extends PendingChange['kind']> = Extract<PendingChange, { kind: Name }>

export interface ChangeRequest {
  params: RequestParameters
  variables: Variables
}

/** Describes one kind of change to the queue and to the list of pending changes. */
export interface Kind<Name extends PendingChange['kind']> {
  /** Returns the request, which has the change's own id, so that a retry changes nothing. */
  request(change: ChangeOf<Name>): ChangeRequest
  /** Words in the list of pending changes; `null` if the list shows answers instead. */
  summary: ((change: ChangeOf<Name>) => string) | null
  /** The question that is shown before a pending change is deleted. */
  deletionQuestion: string
}

/** Facts that the watches are judged by; `null` if the device does not have all of them. */
export interface PendingFacts {
  entries: readonly Entry[] | null
  /** Consecutive ones, newest first; also `null` if none that is older than `entries` has a pending edit. */
  history: readonly Entry[] | null
  /** Newest first; also `null` if no weighing is pending. */
  weighings: readonly TimedWeighing[] | null
  courses: readonly NamedCourse[] | null
  limits: readonly VetLimit[] | null
}

/** A cat in Relay's store, with all its pending changes. */
export interface PendingContext {
  store: RecordSourceProxy
  animal: RecordProxy
  changes: readonly PendingChange[]
  now: Date
  /** The owner's time zone, that of the cat's days. */
  timeZone: string
  weightAt: WeightAt
  facts: PendingFacts
}

/** The kinds of one noun, and what the screens show of it before it is sent. */
export interface PendingNoun<Name extends PendingChange['kind']> {
  kinds: { [Each in Name]: Kind<Each> }
  /** Writes pending changes into the store, and returns facts for the nouns after it. */
  writePending(context: PendingContext): Partial<PendingFacts> | void
}

export const changesOf = <Name extends PendingChange['kind']>(
  { changes }: PendingContext,
  ...names: Name[]
): ChangeOf<Name>[] =>
  changes.filter((change): change is ChangeOf<Name> => (names as string[]).includes(change.kind))

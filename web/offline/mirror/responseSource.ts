import { useSyncExternalStore } from 'react'
import type { Variables } from 'relay-runtime'

export interface QueryKey {
  id?: string | null | undefined
  variables: Variables
}

/** Bounds a Retry-After, and the effect of a clock that was set back. */
const maxRetryAfterMs = 15 * 60_000

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

const keyOf = ({ id, variables }: QueryKey) =>
  JSON.stringify([
    id,
    Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** The sources of one environment's answers. */
export class ResponseSources {
  /**
   * Value by query: `null` if the server answered, else the ISO instant since when the mirror's answer may have changed
   * elsewhere.
   */
  readonly last = new Map<string, string | null>()
  readonly requests = new Set<Promise<unknown>>()
  unanswered = 0
  private pausedUntil = 0

  noteFromMirror(question: QueryKey, respondedAt: string): void {
    this.note(question, respondedAt)
  }

  noteFromServer(question: QueryKey): void {
    this.note(question, null)
  }

  noteUnanswered(retryAfterMs: number): void {
    this.unanswered += 1
    this.pausedUntil = Math.max(
      this.pausedUntil,
      Date.now() + Math.min(retryAfterMs, maxRetryAfterMs),
    )
  }

  noteRequest(answering: Promise<unknown>): void {
    this.requests.add(answering)
    void answering.finally(() => this.requests.delete(answering))
  }

  retryAfterMs(): number {
    const leftMs = this.pausedUntil - Date.now()
    return leftMs > 0 && leftMs <= maxRetryAfterMs ? leftMs : 0
  }

  private note(question: QueryKey, answer: string | null): void {
    const key = keyOf(question)
    if (this.last.get(key) === answer) return
    this.last.set(key, answer)
    if (present === this) notify()
  }
}

let present = new ResponseSources()

/** Runs for another account. Late responses for the former one are noted apart. */
export function resetResponseSources(): ResponseSources {
  present = new ResponseSources()
  notify()
  return present
}

export const retryAfterMs = (): number => present.retryAfterMs()

/** Resolves with whether the server answered everything that `ask` requests. */
export async function isAllFromServer(ask: () => Promise<unknown>): Promise<boolean> {
  const answers = present
  const before = answers.unanswered
  await ask()
  while (answers.requests.size > 0) await Promise.allSettled(answers.requests)
  return answers.unanswered === before
}

/** Returns `null` if the server answered. A screen without a query is as old as the oldest answer of the mirror. */
export function mirroredSince(shown: unknown): string | null {
  if (!isQueryKey(shown)) return null
  const own = present.last.get(keyOf(shown))
  return own !== undefined
    ? own
    : ([...present.last.values()].filter((answer) => answer !== null).toSorted()[0] ?? null)
}

function isQueryKey(shown: unknown): shown is QueryKey {
  return typeof shown === 'object' && shown !== null && 'variables' in shown
}

export function onResponse(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMirroredSince(shown: unknown): string | null {
  return useSyncExternalStore(onResponse, () => mirroredSince(shown))
}

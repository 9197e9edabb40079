import { useSyncExternalStore } from 'react'
import type { Variables } from 'relay-runtime'
import { MINUTE_MS } from '#shared/base/duration'
import { createListeners } from '../../base/listeners'

export interface QueryKey {
  id?: string | null | undefined
  variables: Variables
}

/** Bounds a Retry-After, and the effect of a clock that was set back. */
const maxRetryAfterMs = 15 * MINUTE_MS

const { notify, subscribe } = createListeners()

export const onResponse = subscribe

const keyOf = ({ id, variables }: QueryKey) =>
  JSON.stringify([
    id,
    Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** The sources of one environment's responses. */
export class ResponseSources {
  /**
   * Value by query: `null` if the server responded, else the ISO instant since when the mirror's data may have changed
   * elsewhere.
   */
  readonly last = new Map<string, string | null>()
  readonly requests = new Set<Promise<unknown>>()
  missingResponses = 0
  private pausedUntil = 0

  noteFromMirror(query: QueryKey, respondedAt: string): void {
    this.note(query, respondedAt)
  }

  noteFromServer(query: QueryKey): void {
    this.note(query, null)
  }

  noteMissingResponse(retryAfterMs: number): void {
    this.missingResponses += 1
    this.pausedUntil = Math.max(
      this.pausedUntil,
      Date.now() + Math.min(retryAfterMs, maxRetryAfterMs),
    )
  }

  noteRequest(request: Promise<unknown>): void {
    this.requests.add(request)
    void request.finally(() => this.requests.delete(request))
  }

  retryAfterMs(): number {
    const remainingMs = this.pausedUntil - Date.now()
    return remainingMs > 0 && remainingMs <= maxRetryAfterMs ? remainingMs : 0
  }

  private note(query: QueryKey, since: string | null): void {
    const key = keyOf(query)
    // A repeated response of the mirror needs a further request.
    if (since === null && this.last.get(key) === null) return
    this.last.set(key, since)
    if (currentSources === this) notify()
  }
}

let currentSources = new ResponseSources()

/** Runs for another account. Late responses for the former one are noted apart. */
export function resetResponseSources(): ResponseSources {
  currentSources = new ResponseSources()
  notify()
  return currentSources
}

export const retryAfterMs = (): number => currentSources.retryAfterMs()

/** Resolves with whether the server responded to everything that `request` fetches. */
export async function isAllFromServer(request: () => Promise<unknown>): Promise<boolean> {
  const sources = currentSources
  const countBefore = sources.missingResponses
  await request()
  while (sources.requests.size > 0) await Promise.allSettled(sources.requests)
  return sources.missingResponses === countBefore
}

/** The id of the query that a page sends once it is drawn, by the variables of the page's own query. */
const laterQueryIds = new WeakMap<Variables, string>()

/** Notes a page's later query, which has the variables of the page's own query: the page shows both responses. */
export function noteLaterQuery(id: string, variables: Variables): void {
  laterQueryIds.set(variables, id)
}

/**
 * Returns `null` if the server responded. A screen is as old as the older response of its queries. A screen whose query
 * was never sent is as old as the mirror's oldest response.
 */
export function mirroredSince(data: unknown): string | null {
  if (!isQueryKey(data)) return null
  const { last } = currentSources
  const since = last.get(keyOf(data))
  if (since === undefined) return oldestOf([...last.values()])
  const id = laterQueryIds.get(data.variables)
  return oldestOf([since, last.get(keyOf({ id, variables: data.variables }))])
}

const oldestOf = (times: (string | null | undefined)[]): string | null =>
  times.filter((time) => time != null).toSorted()[0] ?? null

function isQueryKey(data: unknown): data is QueryKey {
  return typeof data === 'object' && data !== null && 'variables' in data
}

export function useMirroredSince(data: unknown): string | null {
  return useSyncExternalStore(onResponse, () => mirroredSince(data))
}

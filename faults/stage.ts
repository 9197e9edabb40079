import type { StoredEntry } from './history'

/** What a story is told on. */
export interface Stage {
  urls(): string[]
  /** Mends every line, and starts again what has ended. */
  repair(): Promise<void>
  /** Who else asks, while the people do; at the end, what they were answered and should not have been. */
  beside?(): Promise<{ end(isTouched: boolean): Promise<string[]> }>
  /** What the database has, once nobody writes. */
  stored(): Promise<StoredEntry[]>
}

import type { StoredEntry } from './history'

/** What a story is told on. */
export interface Stage {
  urls(): string[]
  /** Mends every line, and starts again what has ended. */
  repair(): Promise<void>
  /** What the database has, once nobody writes. */
  stored(): Promise<StoredEntry[]>
}

import type { StoredEntry } from './history'

/** The system that a scenario runs on. */
export interface SystemUnderTest {
  urls(): string[]
  /** Repairs every proxied connection, and restarts the processes that have ended. */
  repair(): Promise<void>
  /** Starts requests that run in parallel to the users'. `end` stops them and returns the unexpected responses. */
  startBackgroundLoad?(): Promise<{ end(isAffected: boolean): Promise<string[]> }>
  /** Reads the stored entries, after all writes have ended. */
  stored(): Promise<StoredEntry[]>
}

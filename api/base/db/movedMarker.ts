import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Thrown if the folder's data was moved to a server and changed there since. Its message is one
 * line for the operator.
 */
export class DatabaseMovedError extends Error {
  override name = 'DatabaseMovedError'
}

/** The marker is in the folder itself, so that it moves with the folder. */
const markerFile = (folder: string) => join(folder, 'moved-to')

export function markMoved(folder: string, to: string, now: Date): void {
  writeFileSync(markerFile(folder), `${to}, at ${now.toISOString()}`, { mode: 0o600 })
}

/** @throws DatabaseMovedError */
export function requireNotMoved(folder: string): void {
  if (!existsSync(markerFile(folder))) return
  throw new DatabaseMovedError(
    `The data of ${folder} was moved to ${readFileSync(markerFile(folder), 'utf8')}. Set ` +
      `DATABASE_URL. To serve the data as of the move, delete ${markerFile(folder)}.`,
  )
}

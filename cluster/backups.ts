import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { unprivilegedUser } from '../scripts/machine/postgresPrograms.js'
import type { DatabaseNode } from './databaseNode'
import { programs } from './programs'

/** Runs pgBackRest on a node. */
export async function runPgBackRest(
  { backupConfiguration }: DatabaseNode,
  ...args: string[]
): Promise<void> {
  await promisify(execFile)(
    programs.pgbackrest,
    [`--config=${backupConfiguration}`, '--stanza=nephrochat', ...args],
    { ...unprivilegedUser(), cwd: '/' },
  )
}

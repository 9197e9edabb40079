import { spawnSync } from 'node:child_process'
import { otherUser } from '../scripts/machine/postgresPrograms.js'
import type { DatabaseNode } from './databaseNode'
import { programs } from './programs'

/** Runs pgBackRest on a node; what it said. */
export function backUp({ backupConfiguration }: DatabaseNode, ...args: string[]): string {
  const ran = spawnSync(programs.pgbackrest, [`--config=${backupConfiguration}`, '--stanza=nephrochat', ...args], { ...otherUser(), cwd: '/', encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${ran.stdout}${ran.stderr}`)
  return ran.stdout
}

export function startBackups(leader: DatabaseNode): void {
  backUp(leader, 'stanza-create')
}

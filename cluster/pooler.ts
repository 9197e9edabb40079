import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToDatabaseUser } from '../faults/databaseUser'
import { reservePort } from '../faults/ports'
import type { Workspace } from '../faults/workspace'
import { Daemon } from './daemon'
import { fillTemplate } from './fillTemplate'
import { programs } from './programs'

/** Makes a PgBouncer in transaction mode. */
export async function createPooler(
  workspace: Workspace,
  { leaderPort, password }: { leaderPort: number; password: string },
): Promise<{ pooler: Daemon; url: string }> {
  const folder = workspace.makeFolder('pgbouncer')
  const port = await reservePort()
  const values = {
    LEADER_HOST: '127.0.0.1',
    LEADER_PORT: leaderPort,
    POOLER_HOST: '127.0.0.1',
    POOLER_PORT: port,
    POOLER_FOLDER: folder,
  }
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, fillTemplate('pgbouncer.ini', values))
  writeFileSync(join(folder, 'userlist.txt'), `"nephrochat" "${password}"\n`)
  giveToDatabaseUser(folder)
  return {
    pooler: new Daemon('pgbouncer', workspace, [programs.pgbouncer, file]),
    url: `postgresql://nephrochat:${password}@127.0.0.1:${port}/nephrochat`,
  }
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToDatabaseUser } from '../faults/databaseUser'
import { reservePort } from '../faults/ports'
import type { Workspace } from '../faults/workspace'
import { Daemon } from './daemon'
import type { DatabaseNode } from './databaseNode'
import { fillTemplate } from './fillTemplate'
import { programs } from './programs'

interface ProxyTargets {
  nodes: DatabaseNode[]
  serverPorts: number[]
  leaderPort: number
}

/** Makes a HAProxy in front of the servers and of the database's leader. */
export async function createProxy(
  workspace: Workspace,
  { nodes, serverPorts, leaderPort }: ProxyTargets,
): Promise<{ proxy: Daemon; port: number }> {
  const folder = workspace.makeFolder('haproxy')
  const port = await reservePort()
  const ofNodes = nodes.flatMap(({ name, address, restPort }) => [
    [`NODE_${name.toUpperCase()}`, address],
    [`REST_PORT_${name.toUpperCase()}`, restPort],
  ])
  const [a, b] = serverPorts.map((serverPort) => `127.0.0.1:${serverPort}`)
  const values = {
    PROXY_FOLDER: folder,
    PUBLIC_HOST: '127.0.0.1',
    PUBLIC_PORT: port,
    LEADER_HOST: '127.0.0.1',
    LEADER_PORT: leaderPort,
    SERVER_A: a!,
    SERVER_B: b!,
    ...Object.fromEntries(ofNodes),
  }
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, fillTemplate('haproxy.cfg', values))
  for (const response of ['unavailablePage', 'unavailableRest', 'unavailableGraph'])
    writeFileSync(join(folder, `${response}.http`), fillTemplate(`${response}.http`, {}))
  giveToDatabaseUser(folder)
  return { proxy: new Daemon('haproxy', workspace, [programs.haproxy, '-db', '-f', file]), port }
}

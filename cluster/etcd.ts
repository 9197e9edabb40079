import { giveToDatabaseUser } from '../faults/databaseUser'
import { reservePort } from '../faults/ports'
import type { Workspace } from '../faults/workspace'
import { Daemon } from './daemon'
import { programs } from './programs'

export interface Etcd {
  members: Daemon[]
  /** The members' addresses, in the form of Patroni's configuration. */
  hosts: string
}

/** Makes an etcd cluster of three members, one of which may fail. */
export async function createEtcd(workspace: Workspace): Promise<Etcd> {
  const members = await Promise.all(
    ['one', 'two', 'three'].map(async (name) => ({
      name,
      clients: await reservePort(),
      peers: await reservePort(),
    })),
  )
  const cluster = members.map(({ name, peers }) => `${name}=http://127.0.0.1:${peers}`).join(',')
  const daemons = members.map(({ name, clients, peers }) => {
    const folder = workspace.makeFolder(`etcd-${name}`)
    giveToDatabaseUser(folder)
    const settings = {
      name,
      'data-dir': `${folder}/data`,
      'listen-client-urls': `http://127.0.0.1:${clients}`,
      'advertise-client-urls': `http://127.0.0.1:${clients}`,
      'listen-peer-urls': `http://127.0.0.1:${peers}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peers}`,
      'initial-cluster': cluster,
      'auto-compaction-retention': '1h',
    }
    return new Daemon(`etcd-${name}`, workspace, [
      programs.etcd,
      ...Object.entries(settings).map(([key, value]) => `--${key}=${value}`),
    ])
  })
  return { members: daemons, hosts: members.map(({ clients }) => `127.0.0.1:${clients}`).join(',') }
}

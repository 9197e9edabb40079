import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { giveToDatabaseUser } from '../faults/databaseUser'
import type { Workspace } from '../faults/workspace'
import { runPgBackRest } from './backups'
import { DatabaseNode } from './databaseNode'
import { type Etcd, createEtcd } from './etcd'
import { pollUntil } from './pollUntil'
import { programs } from './programs'
import { newSecret } from './secret'

/** Three PostgreSQL nodes, one of which is the leader, and the etcd cluster that elects it. */
export interface Databases {
  etcd: Etcd
  nodes: DatabaseNode[]
  /** The password of the product's database role. */
  password: string
  leader(): Promise<DatabaseNode>
  /** Returns true if there is a leader that both replicas follow, one of them synchronously. */
  areWhole(): Promise<boolean>
  patronictl(...args: string[]): Promise<void>
  /** Replaces the product's database by an empty one. */
  empty(): Promise<void>
  restoreTo(point: string): Promise<void>
}

const names = ['one', 'two', 'three']
const followersQuery = `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'
  AND application_name = ANY('{${names.join()}}') ORDER BY 1`

export async function openDatabases(workspace: Workspace): Promise<Databases> {
  const etcd = await createEtcd(workspace)
  for (const member of etcd.members) member.start()
  const repository = workspace.makeFolder('backups')
  giveToDatabaseUser(repository)
  const credentials = { superuser: newSecret(), replicator: newSecret() }
  const nodes = await Promise.all(
    names.map((name) =>
      DatabaseNode.make(name, workspace, { etcdHosts: etcd.hosts, repository, credentials }),
    ),
  )
  await startNodes(nodes)

  const leaderNow = async () => {
    const leads = await Promise.all(nodes.map((node) => node.is('primary')))
    return nodes[leads.indexOf(true)]
  }
  const leader = async (): Promise<DatabaseNode> => {
    await pollUntil('a leader', async () => (await leaderNow()) !== undefined)
    return (await leaderNow()) ?? (await leader())
  }
  const asSuperuser = async (sql: string) =>
    void (await (await leader()).query(sql, [], 'postgres'))
  const patronictl = async (...args: string[]) => {
    const ran = promisify(execFile)(programs.patronictl, ['-c', nodes[0]!.configuration, ...args])
    // `remove` prompts for the cluster's name and for a confirmation.
    if (args[0] === 'remove') ran.child.stdin!.end('nephrochat\nYes I am aware\n')
    await ran
  }
  const password = newSecret()
  await asSuperuser(`CREATE ROLE nephrochat LOGIN PASSWORD '${password}'`)
  await asSuperuser('CREATE DATABASE nephrochat OWNER nephrochat')
  await runPgBackRest(await leader(), 'stanza-create')

  return {
    etcd,
    nodes,
    password,
    leader,
    areWhole: async () => {
      const states = await leaderNow()
        .then((node) => node?.query<{ sync_state: string }>(followersQuery, [], 'postgres'))
        .catch(() => undefined)
      // The state is `potential` after a restart of Patroni alone: the leader then waits for either replica.
      return /^(async|potential),sync$/.test(
        states?.map(({ sync_state }) => sync_state).join() ?? '',
      )
    },
    patronictl,
    empty: async () => {
      await asSuperuser('DROP DATABASE IF EXISTS nephrochat WITH (FORCE)')
      await asSuperuser('CREATE DATABASE nephrochat OWNER nephrochat')
    },
    restoreTo: async (point) => {
      await Promise.all(nodes.map(({ patroni }) => patroni.end('SIGTERM')))
      await patronictl('remove', 'nephrochat')
      for (const node of nodes) node.moveDataAway(node === nodes[0] ? point : undefined)
      await startNodes(nodes)
    },
  }
}

/** Starts the nodes in turn: the first initialises the database, and the others copy it. */
async function startNodes(nodes: DatabaseNode[]): Promise<void> {
  for (const node of nodes) {
    node.patroni.start()
    await pollUntil(`Patroni’s ${node.name}`, () => node.is('health'), 120_000)
  }
}

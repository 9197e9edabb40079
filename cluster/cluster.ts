import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Ground } from '../faults/ground'
import { own } from '../faults/owner'
import { freePort } from '../faults/ports'
import { ServerProcess } from '../faults/serverProcess'
import type { Stage } from '../faults/stage'
import { entriesSql } from '../faults/stored'
import type { StoredEntry } from '../faults/history'
import { startBackups } from './backups'
import type { Daemon } from './daemon'
import { DatabaseNode } from './databaseNode'
import { type Etcd, makeEtcd } from './etcd'
import { makePooler } from './pooler'
import { programs } from './programs'
import { makeProxy } from './proxy'
import { queryAt } from './query'
import { until } from './until'

export interface Cluster extends Stage {
  etcd: Etcd
  nodes: DatabaseNode[]
  proxy: Daemon
  pooler: Daemon
  servers: ServerProcess[]
  /** Where people come in. */
  url: string
  /** Who takes entries now. */
  leader(): Promise<DatabaseNode>
  isWhole(): Promise<boolean>
  patronictl(...args: string[]): string
  close(): Promise<void>
}

const names = ['one', 'two', 'three']
const secret = () => randomBytes(18).toString('base64url')

/** All of docs/cluster.md on this machine, in a folder that is thrown away. */
export async function openCluster(ground: Ground, deaths: string[]): Promise<Cluster> {
  const etcd = await makeEtcd(ground)
  for (const member of etcd.members) member.start()
  const repository = ground.makeFolder('backups')
  own(repository)
  const credentials = { superuser: secret(), replicator: secret() }
  const nodes = await Promise.all(names.map((name) => DatabaseNode.make(name, ground, { etcdHosts: etcd.hosts, repository, credentials })))
  await startNodes(nodes)

  const leaderOf = async () => {
    const leads = await Promise.all(nodes.map((node) => node.is('primary')))
    return nodes.find((_, index) => leads[index])
  }
  const leader = async (): Promise<DatabaseNode> => {
    await until('a leader', async () => (await leaderOf()) !== undefined)
    return (await leaderOf()) ?? (await leader())
  }
  const password = secret()
  await (await leader()).query(`CREATE ROLE nephrochat LOGIN PASSWORD '${password}'`, [], 'postgres')
  await (await leader()).query('CREATE DATABASE nephrochat OWNER nephrochat', [], 'postgres')
  startBackups(await leader())

  const [serverPorts, leaderPort] = [await Promise.all([freePort(), freePort()]), await freePort()]
  const { proxy, port: publicPort } = await makeProxy(ground, { nodes, serverPorts, leaderPort })
  const { pooler, url: poolerUrl } = await makePooler(ground, { leaderPort, password })
  proxy.start()
  pooler.start()
  const url = `http://127.0.0.1:${publicPort}`
  const env = { DATABASE_URL: `postgresql://nephrochat:${password}@127.0.0.1:${leaderPort}/nephrochat`, DATABASE_POOLER_URL: poolerUrl, JWT_SECRET: secret() + secret(), PUBLIC_URL: url, TRUST_PROXY: '1', DRAIN_SECONDS: '3' }
  const servers = serverPorts.map((port, index) => {
    const name = `server-${'ab'[index]}`
    return new ServerProcess(name, port, { ...env, DATA_DIR: ground.makeFolder(name) }, join(ground.folder, `${name}.log`), (words) => void deaths.push(words), ground.adopt)
  })
  await until('ways to the leader', () => Promise.all([env.DATABASE_URL, poolerUrl].map((way) => queryAt(way, 'SELECT 1'))).then(() => true, () => false))
  for (const server of servers) await server.start()

  const isWhole = async () => {
    const roles = await Promise.all(nodes.flatMap((node) => [node.is('primary'), node.is('replica'), node.is('sync')]))
    const count = (offset: number) => roles.filter((is, index) => is && index % 3 === offset).length
    const ready = await Promise.all([url, ...servers.map((server) => server.url)].map((place) => fetch(`${place}/api/health?ready`, { signal: AbortSignal.timeout(5_000) }).then(({ ok }) => ok, () => false)))
    return count(0) === 1 && count(1) === 2 && count(2) === 1 && ready.every(Boolean)
  }
  await until('everything up', isWhole)

  return {
    etcd,
    nodes,
    proxy,
    pooler,
    servers,
    url,
    leader,
    isWhole,
    patronictl: (...args) => execFileSync(programs.patronictl, ['-c', nodes[0]!.configuration, ...args], { encoding: 'utf8' }),
    urls: () => [url],
    repair: async () => {
      for (const member of etcd.members) member.resume()
      for (const daemon of [...etcd.members, ...nodes.map(({ patroni }) => patroni), proxy, pooler]) if (!daemon.isRunning) daemon.start()
      for (const server of servers) if (server.isDead) await server.start()
      await until('everything up', isWhole, 120_000)
    },
    stored: async () => (await leader()).query<StoredEntry & Record<string, unknown>>(entriesSql),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all([proxy, pooler].map((daemon) => daemon.end('SIGTERM')))
      await Promise.all(nodes.map(({ patroni }) => patroni.end('SIGTERM')))
      await Promise.all(etcd.members.map((member) => member.end('SIGTERM')))
    },
  }
}

/** The first makes the database, and the others copy it. */
async function startNodes(nodes: DatabaseNode[]): Promise<void> {
  for (const node of nodes) {
    node.patroni.start()
    await until(`Patroni’s ${node.name}`, () => node.is('health'), 120_000)
  }
}

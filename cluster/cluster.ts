import { join } from 'node:path'
import { entriesSql } from '../faults/databaseEntries'
import type { StoredEntry } from '../faults/history'
import { reservePort } from '../faults/ports'
import { ServerProcess } from '../faults/serverProcess'
import type { SystemUnderTest } from '../faults/systemUnderTest'
import type { Workspace } from '../faults/workspace'
import type { Daemon } from './daemon'
import { type Databases, openDatabases } from './databases'
import { pollUntil } from './pollUntil'
import { createPooler } from './pooler'
import { createProxy } from './proxy'
import { queryAt } from './query'
import { type ReplaceQueryIds, queryIdReplacer, currentBuild } from './queryIdReplacer'
import { newSecret } from './secret'

export interface Cluster extends SystemUnderTest {
  databases: Databases
  proxy: Daemon
  pooler: Daemon
  servers: ServerProcess[]
  url: string
  /** Makes the requests of the load those of the web app that it simulates. */
  replaceQueryIds: ReplaceQueryIds
  /** The secret that signs the access tokens. */
  secret: string
  isWhole(): Promise<boolean>
  /** Restores the database to a point in time from the backups. The servers are stopped meanwhile. */
  restoreTo(point: string): Promise<void>
  close(): Promise<void>
}

/** Opens the cluster of docs/cluster.md on this machine, in a temporary folder. */
export async function openCluster(workspace: Workspace, crashes: string[]): Promise<Cluster> {
  const databases = await openDatabases(workspace)
  const { etcd, nodes, password } = databases
  const serverPorts = [await reservePort(), await reservePort()]
  const leaderPort = await reservePort()
  const { proxy, port: publicPort } = await createProxy(workspace, {
    nodes,
    serverPorts,
    leaderPort,
  })
  const { pooler, url: poolerUrl } = await createPooler(workspace, { leaderPort, password })
  proxy.start()
  pooler.start()

  const url = `http://127.0.0.1:${publicPort}`
  const databaseUrls = {
    DATABASE_URL: `postgresql://nephrochat:${password}@127.0.0.1:${leaderPort}/nephrochat`,
    DATABASE_POOLER_URL: poolerUrl,
  }
  const secret = newSecret()
  const env = { ...databaseUrls, JWT_SECRET: secret, PUBLIC_URL: url }
  const servers = createServers(workspace, { ports: serverPorts, env, crashes })
  const untilReachable = () => untilLeaderWrites(Object.values(databaseUrls), nodes.length)
  await untilReachable()
  for (const server of servers) await server.start()

  const isWhole = async () => {
    const states = await Promise.all([
      databases.areWhole(),
      ...[url, ...servers.map((server) => server.url)].map(isReady),
    ])
    return states.every(Boolean)
  }
  await pollUntil('everything up', isWhole)

  return {
    databases,
    proxy,
    pooler,
    servers,
    url,
    replaceQueryIds: queryIdReplacer(currentBuild),
    secret,
    isWhole,
    restoreTo: async (point) => {
      await Promise.all(servers.map((server) => server.stop()))
      await databases.restoreTo(point)
      await untilReachable()
      await Promise.all(servers.map((server) => server.start()))
    },
    urls: () => [url],
    repair: async () => {
      for (const member of etcd.members) member.resume()
      for (const daemon of [...etcd.members, ...nodes.map(({ patroni }) => patroni), proxy, pooler])
        if (!daemon.isRunning) daemon.start()
      await untilReachable()
      for (const server of servers) if (server.hasEnded) await server.start()
      await pollUntil('everything up', isWhole, 120_000)
    },
    stored: async () =>
      (await databases.leader()).query<StoredEntry & Record<string, unknown>>(entriesSql),
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all([proxy, pooler].map((daemon) => daemon.end('SIGTERM')))
      await Promise.all(nodes.map(({ patroni }) => patroni.end('SIGTERM')))
      await Promise.all(etcd.members.map((member) => member.end('SIGTERM')))
    },
  }
}

function createServers(
  workspace: Workspace,
  { ports, env, crashes }: { ports: number[]; env: Record<string, string>; crashes: string[] },
): ServerProcess[] {
  return ports.map((port, index) => {
    const name = `server-${'ab'[index]}`
    const serverEnv = {
      ...env,
      // Two proxies are trusted: the load simulates one in front of HAProxy and sends each client's address.
      TRUST_PROXY: '2',
      DRAIN_SECONDS: '3',
      DATA_DIR: workspace.makeFolder(name),
    }
    return new ServerProcess(
      name,
      port,
      serverEnv,
      join(workspace.folder, `${name}.log`),
      (words) => void crashes.push(words),
      workspace.endWithRun,
    )
  })
}

/**
 * Waits until as many writes as there are nodes succeed in a row, by each URL. A server ends if it finds no leader at
 * its start, and here no systemd restarts it. HAProxy, just started, considers each node a leader until two checks have
 * failed, and balances connections over them.
 */
async function untilLeaderWrites(databaseUrls: string[], nodeCount: number): Promise<void> {
  const writeByAll = async () => {
    for (const databaseUrl of databaseUrls)
      for (let node = 0; node < nodeCount; node += 1)
        await queryAt(databaseUrl, 'SELECT pg_current_xact_id()')
  }
  await pollUntil('the connections to the leader', () =>
    writeByAll().then(
      () => true,
      () => false,
    ),
  )
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health?ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

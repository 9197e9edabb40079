import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTcpProxy, type TcpProxy } from '../api/testing/servers/tcpProxy'
import { readEntriesOfFolder, readEntriesOfNode } from './databaseEntries'
import { openExternalServices, type ExternalServices } from './externalServices'
import { reservePort } from './ports'
import { PostgresNode } from './postgresNode'
import { ServerProcess } from './serverProcess'
import type { SystemUnderTest } from './systemUnderTest'
import type { Workspace } from './workspace'

/** A server with the TCP proxies in front of it and in front of its database. */
export interface ProxiedServer {
  server: ServerProcess
  clientProxy: TcpProxy
  /** `null` if the database is embedded. */
  databaseProxy: TcpProxy | null
}

export interface ProxiedInstallation extends SystemUnderTest {
  proxiedServers: ProxiedServer[]
  primary: PostgresNode | null
  replica: PostgresNode | null
  /** `null` if mails are files and sign-in with Google is off. */
  externalServices: ExternalServices | null
  /** The folder with the files of the embedded database or of PostgreSQL. */
  dataFolder: string
  close(): Promise<void>
}

interface InstallationOptions {
  workspace: Workspace
  onCrash: (words: string) => void
  dataFolder: string
}

async function openProxiedServer(
  name: string,
  { workspace, onCrash }: InstallationOptions,
  databaseUrl: string | null,
  env: { DATA_DIR: string },
): Promise<ProxiedServer> {
  const port = await reservePort()
  const databaseProxy =
    databaseUrl === null
      ? null
      : await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(databaseUrl).port) })
  // Rate limits count by `x-forwarded-for` (api/http/network.ts), so that each client has its own.
  const variables = {
    TRUST_PROXY: '1',
    ...env,
    ...(databaseProxy && { DATABASE_URL: databaseProxy.through(databaseUrl!) }),
  }
  const server = new ServerProcess(
    name,
    port,
    variables,
    join(workspace.folder, `server-${name}-${port}.log`),
    onCrash,
    workspace.endWithRun,
  )
  return { server, clientProxy: await startTcpProxy({ host: '127.0.0.1', port }), databaseProxy }
}

const urlsOf = (proxiedServers: ProxiedServer[]) =>
  proxiedServers.map(({ clientProxy }) => `http://127.0.0.1:${clientProxy.port}`)

async function repairServers(proxiedServers: ProxiedServer[]): Promise<void> {
  for (const { clientProxy, databaseProxy } of proxiedServers) {
    clientProxy.restore()
    databaseProxy?.restore()
  }
  for (const { server } of proxiedServers) if (server.hasEnded) await server.start()
}

async function closeServers(proxiedServers: ProxiedServer[]): Promise<void> {
  await Promise.all(proxiedServers.map(({ server }) => server.stop()))
  await Promise.all(
    proxiedServers
      .flatMap(({ clientProxy, databaseProxy }) => [clientProxy, databaseProxy ?? []].flat())
      .map((proxy) => proxy.close()),
  )
}

export async function openEmbedded(options: InstallationOptions): Promise<ProxiedInstallation> {
  const { dataFolder } = options
  const proxiedServers = [
    await openProxiedServer('embedded', options, null, { DATA_DIR: dataFolder }),
  ]
  await proxiedServers[0]!.server.start()
  return {
    proxiedServers,
    primary: null,
    replica: null,
    externalServices: null,
    dataFolder,
    urls: () => urlsOf(proxiedServers),
    repair: () => repairServers(proxiedServers),
    stored: async () => {
      const { server } = proxiedServers[0]!
      await server.stop()
      const entries = await readEntriesOfFolder(join(dataFolder, 'db'))
      await server.start()
      return entries
    },
    close: () => closeServers(proxiedServers),
  }
}

export async function openOnPostgres(
  options: InstallationOptions,
  bin: string,
): Promise<ProxiedInstallation> {
  const { dataFolder, workspace } = options
  const folder = join(dataFolder, 'data')
  mkdirSync(folder)
  const primary = await PostgresNode.make(workspace, bin, folder)
  await primary.start()
  const externalServices = await openExternalServices()
  const proxiedServers = await Promise.all(
    ['a', 'b'].map((name) =>
      openProxiedServer(name, options, primary.url, {
        ...externalServices.env,
        DATA_DIR: workspace.makeFolder(name),
      }),
    ),
  )
  await Promise.all(proxiedServers.map(({ server }) => server.start()))
  const installation: ProxiedInstallation = {
    proxiedServers,
    primary,
    replica: null,
    externalServices,
    dataFolder,
    urls: () => urlsOf(proxiedServers),
    repair: async () => {
      for (const node of [installation.primary, installation.replica])
        if (node && !node.isRunning) await node.start()
      await repairServers(proxiedServers)
    },
    stored: () => readEntriesOfNode(installation.primary!),
    close: async () => {
      await closeServers(proxiedServers)
      await Promise.all([
        installation.primary?.stop('immediate'),
        installation.replica?.stop('immediate'),
        externalServices.close(),
      ])
    },
  }
  return installation
}

/**
 * Stops the primary, copies it and starts both. From then on, the primary acknowledges only commits that the replica
 * has.
 */
export async function addReplica(
  installation: ProxiedInstallation,
  workspace: Workspace,
): Promise<void> {
  const primary = installation.primary!
  await primary.stop('fast')
  const replica = await primary.replica(join(workspace.makeFolder('replica'), 'data'))
  await primary.start()
  await replica.start()
  installation.replica = replica
  await primary.synchronize(true)
}

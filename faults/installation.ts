import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTcpProxy, type TcpProxy } from '../api/testing/tcpProxy'
import type { Ground } from './ground'
import { openOutside, type Outside } from './outside'
import { freePort } from './ports'
import { PostgresNode } from './postgresNode'
import { ServerProcess } from './serverProcess'
import type { Stage } from './stage'
import { storedIn, storedOn } from './stored'

/** A server with the TCP proxies in front of it and in front of its database. */
export interface Post {
  server: ServerProcess
  clientLine: TcpProxy
  /** `null` if the database is embedded. */
  databaseLine: TcpProxy | null
}

export interface Installation extends Stage {
  posts: Post[]
  primary: PostgresNode | null
  replica: PostgresNode | null
  /** `null` if mails are files and sign-in with Google is off. */
  outside: Outside | null
  /** The folder with the files of the embedded database or of PostgreSQL. */
  dataFolder: string
  close(): Promise<void>
}

interface Wanted {
  ground: Ground
  onDeath: (words: string) => void
  dataFolder: string
}

async function openPost(
  name: string,
  { ground, onDeath }: Wanted,
  databaseUrl: string | null,
  env: { DATA_DIR: string },
): Promise<Post> {
  const port = await freePort()
  const databaseLine =
    databaseUrl === null
      ? null
      : await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(databaseUrl).port) })
  // Rate limits count by `x-forwarded-for` (asked.ts), so that each client has its own.
  const variables = {
    TRUST_PROXY: '1',
    ...env,
    ...(databaseLine && { DATABASE_URL: databaseLine.through(databaseUrl!) }),
  }
  const server = new ServerProcess(
    name,
    port,
    variables,
    join(ground.folder, `server-${name}-${port}.log`),
    onDeath,
    ground.adopt,
  )
  return { server, clientLine: await startTcpProxy({ host: '127.0.0.1', port }), databaseLine }
}

const urlsOf = (posts: Post[]) =>
  posts.map(({ clientLine }) => `http://127.0.0.1:${clientLine.port}`)

async function repairPosts(posts: Post[]): Promise<void> {
  for (const { clientLine, databaseLine } of posts) {
    clientLine.mend()
    databaseLine?.mend()
  }
  for (const { server } of posts) if (server.isDead) await server.start()
}

async function closePosts(posts: Post[]): Promise<void> {
  await Promise.all(posts.map(({ server }) => server.stop()))
  await Promise.all(
    posts
      .flatMap(({ clientLine, databaseLine }) => [clientLine, databaseLine ?? []].flat())
      .map((line) => line.close()),
  )
}

export async function openEmbedded(wanted: Wanted): Promise<Installation> {
  const { dataFolder } = wanted
  const posts = [await openPost('embedded', wanted, null, { DATA_DIR: dataFolder })]
  await posts[0]!.server.start()
  return {
    posts,
    primary: null,
    replica: null,
    outside: null,
    dataFolder,
    urls: () => urlsOf(posts),
    repair: () => repairPosts(posts),
    stored: async () => {
      const { server } = posts[0]!
      await server.stop()
      const entries = await storedIn(join(dataFolder, 'db'))
      await server.start()
      return entries
    },
    close: () => closePosts(posts),
  }
}

export async function openOnPostgres(wanted: Wanted, bin: string): Promise<Installation> {
  const { dataFolder, ground } = wanted
  const folder = join(dataFolder, 'data')
  mkdirSync(folder)
  const primary = await PostgresNode.make(ground, bin, folder)
  await primary.start()
  const outside = await openOutside()
  const posts = await Promise.all(
    ['a', 'b'].map((name) =>
      openPost(name, wanted, primary.url, { ...outside.env, DATA_DIR: ground.makeFolder(name) }),
    ),
  )
  await Promise.all(posts.map(({ server }) => server.start()))
  const installation: Installation = {
    posts,
    primary,
    replica: null,
    outside,
    dataFolder,
    urls: () => urlsOf(posts),
    repair: async () => {
      for (const node of [installation.primary, installation.replica])
        if (node && !node.isRunning) await node.start()
      await repairPosts(posts)
    },
    stored: () => storedOn(installation.primary!),
    close: async () => {
      await closePosts(posts)
      await Promise.all([
        installation.primary?.stop('immediate'),
        installation.replica?.stop('immediate'),
        outside.close(),
      ])
    },
  }
  return installation
}

/**
 * Stops the primary, copies it and starts both. From then on, the primary acknowledges only commits that the replica
 * has.
 */
export async function addReplica(installation: Installation, ground: Ground): Promise<void> {
  const primary = installation.primary!
  await primary.stop('fast')
  const replica = await primary.replica(join(ground.makeFolder('replica'), 'data'))
  await primary.start()
  await replica.start()
  installation.replica = replica
  await primary.synchronize(true)
}

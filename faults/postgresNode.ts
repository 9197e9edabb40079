import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { unprivilegedUser } from '../scripts/machine/postgresPrograms.js'
import { giveToDatabaseUser } from './databaseUser'
import { reservePort } from './ports'
import type { Workspace } from './workspace'

const user = unprivilegedUser()
const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '32MB',
  wal_keep_size: '256MB',
  // Only processes are killed, never the machine, so that written pages survive without fsync.
  fsync: 'off',
}

/** The ways to end PostgreSQL. After `immediate` and `kill`, its next start recovers. */
type End = 'fast' | 'immediate' | 'kill'
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const

export class PostgresNode {
  readonly url: string
  private child: ChildProcess | null = null
  private output = ''

  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly bin: string,
    private readonly workspace: Workspace,
  ) {
    this.url = `postgresql://nephrochat@127.0.0.1:${port}/postgres`
  }

  static async make(workspace: Workspace, bin: string, folder: string): Promise<PostgresNode> {
    giveToDatabaseUser(folder)
    const result = spawnSync(
      join(bin, 'initdb'),
      ['-D', folder, '-U', 'nephrochat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, env, cwd: '/', encoding: 'utf8' },
    )
    if (result.status !== 0)
      throw new Error(`initdb failed: ${result.stderr || String(result.error)}`)
    return new PostgresNode(folder, await reservePort(), bin, workspace)
  }

  /** Makes a replica of this node, which must not be running. */
  async replica(folder: string): Promise<PostgresNode> {
    mkdirSync(folder, { recursive: true })
    cpSync(this.folder, folder, { recursive: true, force: true })
    chmodSync(folder, 0o700)
    const replica = new PostgresNode(folder, await reservePort(), this.bin, this.workspace)
    replica.follow(this)
    return replica
  }

  private follow({ port }: PostgresNode): void {
    writeFileSync(join(this.folder, 'standby.signal'), '')
    writeFileSync(
      join(this.folder, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=nephrochat application_name=replica'\n`,
    )
    giveToDatabaseUser(this.folder)
  }

  async start(): Promise<void> {
    const args = Object.entries({ ...settings, port: this.port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    this.output = ''
    const child = spawn(join(this.bin, 'postgres'), ['-D', this.folder, ...args], {
      ...user,
      env,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child = child
    this.workspace.endWithRun(child)
    child.stderr.on(
      'data',
      (chunk: Buffer) => (this.output = `${this.output}${chunk.toString()}`.slice(-4000)),
    )
    await this.untilReady()
  }

  async untilReady(): Promise<void> {
    for (let tries = 0; !(await this.isReady()); tries += 1) {
      if (!this.isRunning) throw new Error(`PostgreSQL ended:\n${this.output}`)
      if (tries > 600) throw new Error(`PostgreSQL is not ready:\n${this.output}`)
      await wait(50)
    }
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  async stop(how: End = 'fast'): Promise<void> {
    if (this.child === null || !this.isRunning) return
    const ended = once(this.child, 'exit')
    this.child.kill(signals[how])
    await ended
  }

  async restart(how: End): Promise<void> {
    await this.stop(how)
    await this.start()
  }

  /** Sets whether each commit waits until a replica has it, and waits for that replica. */
  async synchronize(isOn: boolean): Promise<void> {
    await this.query(`ALTER SYSTEM SET synchronous_standby_names = '${isOn ? '*' : ''}'`)
    await this.query('SELECT pg_reload_conf()')
    for (;;) {
      const [row] = await this.query<{ count: string }>(
        `SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')`,
      )
      if (!isOn || Number(row!.count) > 0) return
      await wait(50)
    }
  }

  async promote(): Promise<void> {
    await this.query('SELECT pg_promote(true, 60)')
    await this.synchronize(false)
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return await this.connected(async (client) => (await client.query<Row>(sql, values)).rows)
  }

  async connected<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'faults' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  private async isReady(): Promise<boolean> {
    return await this.query('SELECT 1').then(
      () => true,
      () => false,
    )
  }
}

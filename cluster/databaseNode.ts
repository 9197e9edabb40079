import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryResultRow } from 'pg'
import { giveToDatabaseUser } from '../faults/databaseUser'
import { reservePort } from '../faults/ports'
import type { Workspace } from '../faults/workspace'
import { Daemon } from './daemon'
import { fillTemplate } from './fillTemplate'
import { kill, processesOf } from './processes'
import { programs } from './programs'
import { queryAt } from './query'

export interface Credentials {
  superuser: string
  replicator: string
}

/** A PostgreSQL under Patroni, with access to the backups. */
export class DatabaseNode {
  readonly patroni: Daemon
  readonly data: string
  readonly backupConfiguration: string
  private values: Record<string, string | number> = {}

  private constructor(
    readonly name: string,
    readonly folder: string,
    readonly port: number,
    readonly restPort: number,
    workspace: Workspace,
    private readonly password: string,
  ) {
    this.data = join(folder, 'data')
    this.backupConfiguration = join(folder, 'pgbackrest.conf')
    this.patroni = new Daemon(`patroni-${name}`, workspace, [programs.patroni, this.configuration])
    workspace.endPidFileWithRun(join(this.data, 'postmaster.pid'))
  }

  static async make(
    name: string,
    workspace: Workspace,
    {
      etcdHosts,
      repository,
      credentials,
    }: { etcdHosts: string; repository: string; credentials: Credentials },
  ): Promise<DatabaseNode> {
    const node = new DatabaseNode(
      name,
      workspace.makeFolder(name),
      await reservePort(),
      await reservePort(),
      workspace,
      credentials.superuser,
    )
    node.values = {
      NODE: name,
      NODE_HOST: '127.0.0.1',
      NETWORK: '127.0.0.1/32',
      NODE_FOLDER: node.folder,
      DATA_FOLDER: node.data,
      POSTGRES_PORT: node.port,
      REST_PORT: node.restPort,
      ETCD_HOSTS: etcdHosts,
      POSTGRES_PROGRAMS: programs.postgres,
      PGBACKREST: `${programs.pgbackrest} --config=${node.backupConfiguration} --stanza=nephrochat`,
      SUPERUSER_PASSWORD: credentials.superuser,
      REPLICATION_PASSWORD: credentials.replicator,
      SERVICE_USER: programs.user,
      REPOSITORY: repository,
      BOOTSTRAP: 'initdb',
      POINT: '',
    }
    node.configure()
    return node
  }

  private configure(): void {
    writeFileSync(this.configuration, fillTemplate('patroni.yml', this.values))
    writeFileSync(this.backupConfiguration, fillTemplate('pgbackrest.conf', this.values))
    giveToDatabaseUser(this.folder)
  }

  /** Moves its data away. Its next start restores them from the backup at a point in time, or copies the leader's. */
  moveDataAway(point?: string): void {
    renameSync(this.data, `${this.data}-former`)
    if (point !== undefined) Object.assign(this.values, { BOOTSTRAP: 'restore', POINT: point })
    this.configure()
  }

  get configuration(): string {
    return join(this.folder, 'patroni.yml')
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  urlOf(database: string): string {
    return `postgresql://postgres:${this.password}@${this.address}/${database}`
  }

  /** Kills all processes at once, which simulates a power failure. */
  async killAll(): Promise<void> {
    const postgres = processesOf(this.data)
    const patroni = this.patroni.end('SIGKILL')
    for (const pid of postgres) kill(pid)
    await patroni
  }

  killPostgres(): void {
    kill(processesOf(this.data)[0]!)
  }

  async query<Row extends QueryResultRow>(
    sql: string,
    values: unknown[] = [],
    database = 'nephrochat',
  ): Promise<Row[]> {
    return await queryAt<Row>(this.urlOf(database), sql, values)
  }

  async is(role: 'primary' | 'replica' | 'sync' | 'health'): Promise<boolean> {
    const response = await fetch(`http://127.0.0.1:${this.restPort}/${role}`, {
      signal: AbortSignal.timeout(3_000),
    }).catch(() => null)
    return response?.ok ?? false
  }
}

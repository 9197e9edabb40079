import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryResultRow } from 'pg'
import { own } from '../faults/owner'
import type { Ground } from '../faults/ground'
import { freePort } from '../faults/ports'
import { Daemon } from './daemon'
import { fill } from './fill'
import { programs } from './programs'
import { queryAt } from './query'

export interface Credentials {
  superuser: string
  replicator: string
}

/** One PostgreSQL under Patroni, with its way to the backups. */
export class DatabaseNode {
  readonly patroni: Daemon
  readonly data: string
  readonly backupConfiguration: string

  private constructor(
    readonly name: string,
    readonly folder: string,
    readonly port: number,
    readonly restPort: number,
    ground: Ground,
    private readonly password: string,
  ) {
    this.data = join(folder, 'data')
    this.backupConfiguration = join(folder, 'pgbackrest.conf')
    this.patroni = new Daemon(`patroni-${name}`, ground, [programs.patroni, this.configuration])
    ground.adoptPidFile(join(this.data, 'postmaster.pid'))
  }

  static async make(name: string, ground: Ground, { etcdHosts, repository, credentials }: { etcdHosts: string; repository: string; credentials: Credentials }): Promise<DatabaseNode> {
    const node = new DatabaseNode(name, ground.makeFolder(name), await freePort(), await freePort(), ground, credentials.superuser)
    const values = {
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
    }
    writeFileSync(node.configuration, fill('patroni.yml', values))
    writeFileSync(node.backupConfiguration, fill('pgbackrest.conf', values))
    own(node.folder)
    return node
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

  /** The system ends all of it at once, as when a machine loses its power. */
  async killAll(): Promise<void> {
    const postgres = this.postgresPids()
    const patroni = this.patroni.end('SIGKILL')
    for (const pid of postgres) kill(pid)
    await patroni
  }

  killPostgres(): void {
    const [postmaster] = this.postgresPids()
    if (postmaster !== undefined) kill(postmaster)
  }

  /** The first is the parent of the others. */
  private postgresPids(): number[] {
    const postmaster = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === postmaster)
    return [postmaster, ...children.map(Number)]
  }

  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = [], database = 'nephrochat'): Promise<Row[]> {
    return await queryAt<Row>(this.urlOf(database), sql, values)
  }

  /** What Patroni answers to a health check. */
  async is(role: 'primary' | 'replica' | 'sync' | 'health'): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.restPort}/${role}`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    return answer?.ok ?? false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

function parentOf(pid: string): number {
  try {
    // The name may hold anything; what follows its parenthesis does not.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return 0
  }
}

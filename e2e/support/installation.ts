import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '../../api/testing/servers/freePort'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * An installation of the product, as an operator has it: an address, data, and a process that can
 * be restarted.
 */
export class Installation {
  readonly url: string
  readonly dataDir = mkdtempSync(join(tmpdir(), 'nephrochat-e2e-'))
  readonly adminEmail = `admin-${randomUUID()}@example.org`
  /** The operator's settings beyond the usual variables of an installation. */
  settings: Readonly<Record<string, string>> = {}
  /** The folder of the build. */
  private program = root
  private process: ChildProcess | null = null
  private log = ''

  private constructor(
    private readonly port: number,
    private readonly server: string | null,
    private readonly name: string | null,
  ) {
    this.url = `http://localhost:${port}`
  }

  static async make(server: string | null): Promise<Installation> {
    const name = server === null ? null : `nephrochat_e2e_${randomBytes(6).toString('hex')}`
    if (server !== null) await runOn(server, `CREATE DATABASE ${name}`)
    return new Installation(await freePort(), server, name)
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/api/server.js'], {
      cwd: this.program,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        RATE_LIMITS: 'off',
        DRAIN_SECONDS: '0',
        ...this.variables(),
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk) => (this.log += chunk))
    child.stderr.on('data', (chunk) => (this.log += chunk))
    this.process = child
    for (let tries = 0; tries < 2_400; tries++) {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${this.log}`)
      const response = await fetch(`${this.url}/api/health`).catch(() => null)
      if (response?.ok) return
      await wait(100)
    }
    throw new Error(`The server does not respond:\n${this.log}`)
  }

  /** Requests the end of the process. Returns its exit code, 0 if it ended cleanly. */
  async stop(): Promise<number | null> {
    const child = this.process
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null
    child.kill('SIGTERM')
    await once(child, 'exit')
    return child.exitCode
  }

  async restart(settings = this.settings, program = root): Promise<void> {
    await this.stop()
    this.settings = settings
    this.program = program
    await this.start()
  }

  /**
   * Closes all connections of the database and refuses new ones until the returned function is
   * called. Only a PostgreSQL server supports this.
   */
  async loseDatabase(): Promise<() => Promise<void>> {
    const { server, name } = this
    if (server === null) throw new Error('the embedded database ends with the server')
    await runOn(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
    await runOn(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    )
    return () => runOn(server, `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
    if (this.server !== null) await runOn(this.server, `DROP DATABASE ${this.name} WITH (FORCE)`)
  }

  private variables(): Record<string, string> {
    const common = {
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      ADMIN_EMAIL: this.adminEmail,
    }
    if (this.server === null) return common
    const url = new URL(this.server)
    url.pathname = `/${this.name}`
    return { ...common, DATABASE_URL: url.href }
  }
}

async function runOn(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs one server process as an operator does: the production build, with rate limits. */
export class ServerProcess {
  readonly url: string
  private child: ChildProcess | null = null
  private isExpectedToEnd = false
  private hasStarted = false
  private readonly log: WriteStream

  constructor(
    private readonly name: string,
    private readonly port: number,
    private readonly env: Record<string, string>,
    logFile: string,
    /** Called if the process ends without `stop` or `kill`. */
    private readonly onCrash: (words: string) => void,
    private readonly adopt: (child: ChildProcess) => void,
    /** The root folder of a built revision. */
    public build = root,
  ) {
    this.url = `http://127.0.0.1:${port}`
    this.log = createWriteStream(logFile, { flags: 'a' })
  }

  async start(): Promise<void> {
    this.isExpectedToEnd = false
    this.hasStarted = false
    const child = spawn(process.execPath, ['dist/api/server.js'], {
      cwd: this.build,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.child = child
    this.adopt(child)
    child.stdout.pipe(this.log, { end: false })
    let errorOutput = ''
    child.stderr.on('data', (chunk: Buffer) => {
      errorOutput = `${errorOutput}${chunk.toString()}`.slice(-1500)
      this.log.write(chunk)
    })
    child.once('exit', (code, signal) => {
      if (this.isExpectedToEnd) return
      this.onCrash(`server ${this.name} ended by itself (${code ?? signal}): ${errorOutput}`)
      if (this.hasStarted) void this.start().catch(() => undefined)
    })
    for (let tries = 0; !(await this.isReady()); tries += 1) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`server ${this.name} does not start: ${errorOutput}`)
      if (tries > 1_200) throw new Error(`server ${this.name} does not respond: ${errorOutput}`)
      await wait(50)
    }
    this.hasStarted = true
  }

  /** True if the process has ended or was never started. */
  get hasEnded(): boolean {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child === null || this.hasEnded) return
    this.isExpectedToEnd = true
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }

  private async isReady(): Promise<boolean> {
    const response = await fetch(`${this.url}/api/health`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null)
    return response?.ok ?? false
  }
}

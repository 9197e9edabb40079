import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Workspace } from '../faults/workspace'
import { unprivilegedUser } from '../scripts/machine/postgresPrograms.js'

export class Daemon {
  private child: ChildProcess | null = null
  private isPaused = false

  constructor(
    readonly name: string,
    private readonly workspace: Workspace,
    private readonly command: [program: string, ...args: string[]],
  ) {}

  /** Starts a separate process group: Ctrl-C reaches only this run, which ends its daemons in order. */
  start(): void {
    const [program, ...args] = this.command
    const log = createWriteStream(join(this.workspace.folder, `${this.name}.log`), { flags: 'a' })
    const child = spawn(program, args, {
      ...unprivilegedUser(),
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log)
    this.child = child
    this.workspace.endWithRun(child)
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return
    this.resume()
    const ended = once(this.child!, 'exit')
    this.child!.kill(signal)
    await ended
  }

  /** Stops the process with SIGSTOP: it keeps its connections, but does not respond. */
  pause(): void {
    this.child?.kill('SIGSTOP')
    this.isPaused = true
  }

  resume(): void {
    if (this.isPaused) this.child?.kill('SIGCONT')
    this.isPaused = false
  }
}

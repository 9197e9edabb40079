import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Holds the files of a run, and the reaper that ends its processes if the run is killed. */
export interface Workspace {
  folder: string
  endWithRun(child: ChildProcess): void
  unmountWithRun(folder: string): void
  /** Adopts a process that another program starts: the file's first line is its id. */
  endPidFileWithRun(path: string): void
  makeFolder(name: string): string
  /** Ends the processes that still run. With `keeps`, the files stay, so that the logs can be read. */
  clear(keeps: boolean): Promise<void>
}

export function openWorkspace(name = 'faults'): Workspace {
  const folder = mkdtempSync(join(tmpdir(), `nephrochat-${name}-`))
  // PostgreSQL runs as another user, which needs access to its folders in here.
  chmodSync(folder, 0o755)
  const reaper = spawn(process.execPath, [fileURLToPath(new URL('reaper.js', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  reaper.stdin.write(`folder ${folder}\n`)
  let count = 0
  return {
    folder,
    endWithRun: (child) => {
      reaper.stdin.write(`${child.pid}\n`)
      child.once(
        'exit',
        () => void (reaper.stdin.writable && reaper.stdin.write(`ended ${child.pid}\n`)),
      )
    },
    unmountWithRun: (folder) => void reaper.stdin.write(`mount ${folder}\n`),
    endPidFileWithRun: (path) => void reaper.stdin.write(`pidfile ${path}\n`),
    makeFolder: (name) => {
      const path = join(folder, `${(count += 1)}-${name}`)
      mkdirSync(path)
      return path
    },
    clear: (keeps) => {
      if (keeps) reaper.stdin.write('keep\n')
      reaper.stdin.end()
      return new Promise((resolve) => reaper.once('exit', () => resolve()))
    },
  }
}

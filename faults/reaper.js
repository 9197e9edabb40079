// Ends the processes of a run of the faults and removes its folders when the run has ended, even if it was killed.
// Each line of its input is one of these:
// - a process id, or `ended <id>`
// - `pidfile <path>`, `mount <path>` or `folder <path>`
// - `keep`, after which the folders stay

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** @type {Set<number>} */
const pids = new Set()
/** @type {string[]} */
const folders = []
/** @type {string[]} */
const mounts = []
/** @type {string[]} */
const pidFiles = []
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith('folder ')) folders.push(line.slice(7))
  else if (line === 'keep') folders.length = 0
  else if (line.startsWith('mount ')) mounts.push(line.slice(6))
  else if (line.startsWith('pidfile ')) pidFiles.push(line.slice(8))
  else if (line.startsWith('ended ')) pids.delete(Number(line.slice(6)))
  else pids.add(Number(line))
}
// The pid files are last, since the supervisor of such a process would restart it.
for (const find of [
  ...[...pids].map((pid) => () => pid),
  ...pidFiles.map((path) => () => pidIn(path)),
]) {
  try {
    process.kill(find(), 'SIGKILL')
  } catch {
    continue
  }
}
// PostgreSQL's other processes end when their parent has ended.
await new Promise((resolve) => setTimeout(resolve, 500))
for (const mount of mounts) spawnSync('umount', ['-l', mount], { stdio: 'ignore' })
for (const folder of folders)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })

/** @param {string} path */
function pidIn(path) {
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0])
  if (!(pid > 1)) throw new Error(`${path} names no process`)
  return pid
}

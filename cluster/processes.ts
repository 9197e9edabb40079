import { readdirSync, readFileSync } from 'node:fs'

/** Returns the process ids of a PostgreSQL, the parent of the others first. */
export function processesOf(dataFolder: string): number[] {
  const postmaster = Number(readFileSync(`${dataFolder}/postmaster.pid`, 'utf8').split('\n')[0])
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster)
  return [postmaster, ...children]
}

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

function parentOf(pid: number): number {
  try {
    // The second field is the name and may hold anything; the fourth, two after its parenthesis, is the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return 0
  }
}

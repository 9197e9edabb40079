import { setTimeout as wait } from 'node:timers/promises'
import { unavailable } from '../errors'
import { alreadyRunning } from './staging'

/** Each may hold in memory what 50 MB say. */
const mostInProcess = 2
/** Within what a proxy waits for an answer. */
const patienceMs = 20_000

const accounts = new Set<string>()
const queue: (() => void)[] = []
let running = 0

/** One import at a time an account, from the first byte of its body on. @throws RATE_LIMITED */
export async function asOnlyImport<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (accounts.has(userId)) throw alreadyRunning()
  accounts.add(userId)
  try {
    return await work()
  } finally {
    accounts.delete(userId)
  }
}

/** Two imports at a time in this process, from the last byte of their bodies on; others wait. @throws UNAVAILABLE after 20 s */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostInProcess) await myTurn()
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

async function myTurn(): Promise<void> {
  const over = new AbortController()
  const late = wait(patienceMs, undefined, { signal: over.signal, ref: false })
  late.catch(() => undefined)
  for (let isLate = false; running >= mostInProcess;) {
    if (isLate) throw unavailable()
    let call!: () => void
    const called = new Promise<void>((resolve) => (call = resolve))
    queue.push(call)
    await Promise.race([called, late.then(() => (isLate = true))])
    const at = queue.indexOf(call)
    if (at >= 0) queue.splice(at, 1)
  }
  over.abort()
}

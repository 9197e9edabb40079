import { unavailable } from '../errors'
import { alreadyRunning } from './staging'

/** Each may hold in memory what 50 MB say. */
const mostInProcess = 2
/** Within what a proxy waits for an answer. */
const patienceMs = 20_000

const accounts = new Set<string>()
const waiting: (() => void)[] = []
let free = mostInProcess

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
  await takeTurn()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}

async function takeTurn(): Promise<void> {
  if (free > 0) {
    free -= 1
    return
  }
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(unavailable())
    }, patienceMs).unref()
    waiting.push(begin)
  })
}

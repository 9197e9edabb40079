import { unavailable } from '../../base/errors'
import { importRunningError } from './staging'

/** Bounds the imports at a time: each may hold 50 MB in memory. */
const maxInProcess = 2
/** The time-out is shorter than a proxy's. */
const timeoutMs = 20_000

const accounts = new Set<string>()
const waitingImports: (() => void)[] = []
let free = maxInProcess

/**
 * Runs `work` unless an import of the account runs already. The lock is held from the first byte
 * of the body on.
 * @throws RATE_LIMITED
 */
export async function withImportLock<T>(userId: string, work: () => Promise<T>): Promise<T> {
  if (accounts.has(userId)) throw importRunningError()
  accounts.add(userId)
  try {
    return await work()
  } finally {
    accounts.delete(userId)
  }
}

/**
 * Runs two imports at a time in this process, from the last byte of their bodies on. Others wait.
 * @throws UNAVAILABLE after 20 s
 */
export async function withImportPermit<T>(work: () => Promise<T>): Promise<T> {
  await takeSlot()
  try {
    return await work()
  } finally {
    const next = waitingImports.shift()
    if (next) next()
    else free += 1
  }
}

async function takeSlot(): Promise<void> {
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
      waitingImports.splice(waitingImports.indexOf(begin), 1)
      reject(unavailable())
    }, timeoutMs).unref()
    waitingImports.push(begin)
  })
}

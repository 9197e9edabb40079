import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { EmbeddedDatabase } from './database'
import { DatabaseUnavailableError } from './unavailable'

const retryMs = 1_000

type RestartingPglite = PGlite & Pick<EmbeddedDatabase, 'runExclusively'>

/**
 * Wraps PGlite so that it survives a panic. If the disk is full when PGlite writes its log, it
 * panics, and the next statement would loop forever. The instance is then discarded, and a new one
 * is opened on the same files, which contain every acknowledged write.
 */
export async function openRestartingPglite(open: () => Promise<PGlite>): Promise<RestartingPglite> {
  let instance: PGlite | null = await open()
  /** The reason of the last failed attempt to open a new instance. */
  let openError: Error | null = null
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  /** Returns the error to throw. If it was a panic, discards the instance and opens a new one. */
  function discardIfPanicked(error: unknown): Error {
    if (!isPanic(error)) return error as Error
    if (instance) void restart()
    instance = null
    return new DatabaseUnavailableError(error.message, { cause: error })
  }

  async function restart(): Promise<void> {
    let next: PGlite | null = null
    while (!next && !closing.signal.aborted) {
      await wait(retryMs, undefined, { ref: false })
      next = await open().catch((error: Error) => {
        openError = error
        return null
      })
    }
    instance = next
    openError = null
  }

  /**
   * Calls run in sequence, as in PGlite. Each starts only when the one before is known not to have
   * ended the instance.
   */
  function serialise<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
    const queued = last.then(async () => {
      if (!instance) throw stoppedError(openError)
      try {
        return await work(instance)
      } catch (error) {
        throw discardIfPanicked(error)
      }
    })
    last = queued.catch(() => undefined)
    return queued
  }

  const transaction = <T>(callback: (tx: Transaction) => Promise<T>) =>
    withObservedRejection(
      serialise((pglite) => runTransaction(pglite, callback, discardIfPanicked)),
    )

  const overrides = {
    query: (...args: Parameters<PGlite['query']>) => serialise((pglite) => pglite.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => serialise((pglite) => pglite.exec(...args)),
    transaction,
    runExclusively: <T>(work: () => Promise<T>) =>
      serialise(async (pglite) => {
        await pglite.exec('CHECKPOINT')
        return await work()
      }),
    close: async () => {
      closing.abort()
      await last
      await instance?.close()
    },
  }
  return overrides as unknown as RestartingPglite
}

/** The log has an error's message only, so that the message includes the reason. */
const stoppedError = (openError: Error | null): Error =>
  openError === null
    ? new DatabaseUnavailableError('The embedded database stopped, and starts again.')
    : new DatabaseUnavailableError(`The embedded database cannot be opened: ${openError.message}`, {
        cause: openError,
      })

/**
 * Runs a transaction, and rejects as soon as one of its statements panics. The work then never
 * ends: there is no transaction left to commit or to roll back.
 */
function runTransaction<T>(
  pglite: PGlite,
  callback: (tx: Transaction) => Promise<T>,
  discardIfPanicked: (error: unknown) => Error,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    async function guarded<R>(run: () => Promise<R>): Promise<R> {
      if (failure) throw failure
      try {
        return await run()
      } catch (error) {
        if (!isPanic(error)) throw error
        failure = discardIfPanicked(error)
        reject(failure)
        throw failure
      }
    }
    async function work(tx: Transaction): Promise<T> {
      const result = await callback(withGuardedMethods(tx, guarded)).catch((error: unknown) => {
        if (!failure) throw error
      })
      return failure ? await new Promise<never>(() => undefined) : (result as T)
    }
    pglite.transaction(work).then(resolve, reject)
  })
}

/** Returns the transaction with methods that run in `guarded`. */
function withGuardedMethods(
  tx: Transaction,
  guarded: <R>(run: () => Promise<R>) => Promise<R>,
): Transaction {
  return new Proxy(tx, {
    get(_, name: keyof Transaction) {
      const method: unknown = tx[name]
      if (typeof method !== 'function') return method
      const call = (...args: unknown[]) =>
        guarded(() => (method as (...args: unknown[]) => Promise<unknown>).apply(tx, args))
      return name === 'rollback' ? () => call().catch(() => undefined) : call
    },
  })
}

const isPanic = (error: unknown): error is Error => {
  const { severity, name } = error as { severity?: string; name?: string }
  return (
    severity === 'PANIC' || severity === 'FATAL' || name === 'ExitStatus' || name === 'RuntimeError'
  )
}

/**
 * Prisma's adapter handles a failed COMMIT by `catch` alone; the caller of COMMIT has to get the
 * error too.
 */
function withObservedRejection<T>(queued: Promise<T>): Promise<T> {
  const attach = (handler: (error: unknown) => unknown) => {
    const checked = queued.then(undefined, (error: unknown) => {
      handler(error)
      throw error
    })
    checked.then(undefined, () => undefined)
    return checked
  }
  return Object.assign(queued, { catch: attach as Promise<T>['catch'] })
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { DatabaseAway } from './away'

const againMs = 1_000

/**
 * PGlite whose end is not the process's. Where the disk is full as it writes its log, it panics, and the next statement
 * would turn in circles for ever, and nothing else run: from then on nothing is asked of it, until another one stands on
 * the same files, which hold what was acknowledged.
 */
export async function revivingPglite(open: () => Promise<PGlite>): Promise<PGlite> {
  let present: PGlite | null = await open()
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  /** An error as it is told; of a panic, the instance is given up first. */
  function judged(error: unknown): Error {
    if (!isPanic(error)) return error as Error
    if (present) void revive()
    present = null
    return new DatabaseAway(error.message, { cause: error })
  }

  async function revive(): Promise<void> {
    let next: PGlite | null = null
    while (!next && !closing.signal.aborted) {
      await wait(againMs, undefined, { ref: false })
      next = await open().catch(() => null)
    }
    present = next
  }

  /** One after the other, as PGlite does it; but the next only once it is known that the one before did not end it. */
  function inTurn<T>(work: (pglite: PGlite) => Promise<T>): Promise<T> {
    const turn = last.then(async () => {
      if (!present) throw new DatabaseAway('The embedded database stopped, and starts again.')
      try {
        return await work(present)
      } catch (error) {
        throw judged(error)
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }

  const transaction = <T>(callback: (tx: Transaction) => Promise<T>) =>
    heard(
      inTurn(
        (pglite) =>
          new Promise<T | undefined>((resolve, reject) => {
            let failure: Error | undefined
            async function guarded<R>(ask: () => Promise<R>): Promise<R> {
              if (failure) throw failure
              try {
                return await ask()
              } catch (error) {
                if (!isPanic(error)) throw error
                failure = judged(error)
                reject(failure)
                throw failure
              }
            }
            const guard = (tx: Transaction) =>
              new Proxy(tx, {
                get(_, name: keyof Transaction) {
                  const method: unknown = tx[name]
                  if (typeof method !== 'function') return method
                  const call = (...args: unknown[]) => guarded(() => (method as (...args: unknown[]) => Promise<unknown>).apply(tx, args))
                  // Nobody waits for this one: what could not be rolled back was not written.
                  return name === 'rollback' ? () => call().catch(() => undefined) : call
                },
              })
            // It would roll back, and so ask again: after a panic it hears no more.
            const untilPanic = <R>(result: R): R | Promise<R> => (failure ? new Promise<R>(() => undefined) : result)
            const work = (tx: Transaction) => callback(guard(tx)).then(untilPanic, (error: unknown) => untilPanic(Promise.reject(error as Error)))
            pglite.transaction(work).then(resolve, reject)
          }),
      ),
    )

  const own = {
    query: (...args: Parameters<PGlite['query']>) => inTurn((pglite) => pglite.query(...args)),
    exec: (...args: Parameters<PGlite['exec']>) => inTurn((pglite) => pglite.exec(...args)),
    transaction,
    close: async () => {
      closing.abort()
      await last
      await present?.close()
    },
  }
  return own as unknown as PGlite
}

const isPanic = (error: unknown): error is Error => {
  const { severity, name } = error as { severity?: string; name?: string }
  return severity === 'PANIC' || severity === 'FATAL' || name === 'ExitStatus' || name === 'RuntimeError'
}

/** Prisma's adapter hears a failed COMMIT by `catch`, and takes that for its end: whoever waits for the COMMIT has to hear it too. */
function heard<T>(turn: Promise<T>): Promise<T> {
  const tell = (handler: (error: unknown) => unknown) => {
    const told = turn.then(undefined, (error: unknown) => {
      handler(error)
      throw error
    })
    told.then(undefined, () => undefined)
    return told
  }
  return Object.assign(turn, { catch: tell as Promise<T>['catch'] })
}

import { NoResponseError, toFailure } from '../../base/network/graphqlError'

export interface SavePorts<Result> {
  isOnline: boolean
  /** Rejects with an error that `toFailure` reads. `signal` aborts after the time-out. */
  send(uuid: string, signal: AbortSignal): Promise<Result>
  /** `tried` is true if it was sent: the server may have it. */
  enqueue(uuid: string, tried: boolean): Promise<void>
  removeReplaced(): Promise<void>
}

/** Codes after which a change is stored on this device. */
const queuedAfter = new Set(['NO_RESPONSE', 'UNAVAILABLE', 'RATE_LIMITED'])

/** The time-out of a request, in milliseconds. */
const timeoutMs = 8_000

/**
 * Saves on the server, else on this device, under one id: the change exists once even if only the response was lost.
 */
export async function sendOrEnqueue<Result>(
  uuid: string,
  { isOnline, send, enqueue, removeReplaced }: SavePorts<Result>,
): Promise<Result | 'queued'> {
  if (isOnline) {
    try {
      const result = await withinTimeout((signal) => send(uuid, signal))
      // A row that stays is sent as an older version, and becomes a revision.
      await removeReplaced().catch((error: unknown) =>
        console.warn('the replaced change is still pending', error),
      )
      return result
    } catch (error) {
      if (!queuedAfter.has(toFailure(error).code)) throw error
    }
  }
  await enqueue(uuid, isOnline)
  return 'queued'
}

/** Aborts the request, so that it does not compete with the later one of the same id. */
async function withinTimeout<Result>(
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoResponseError(''))
      controller.abort()
    }, timeoutMs)
  })
  return await Promise.race([send(controller.signal), timeout]).finally(() => clearTimeout(timer))
}

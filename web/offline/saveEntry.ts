import { NoAnswerError, toFailure } from '../network/graphqlError'

export interface SavePorts<Answer> {
  online: boolean
  /** Throws what `toFailure` reads. `signal`: nobody waits for it any more. */
  send(uuid: string, signal: AbortSignal): Promise<Answer>
  keep(uuid: string): Promise<void>
  /** What waited of the same entry was the start of what is now on the server. */
  drop(): Promise<void>
}

/** Nobody answered, or a server that asks for time: what waits is sent when there is some. */
const notNow = new Set(['NO_ANSWER', 'UNAVAILABLE', 'RATE_LIMITED'])

/** A network that swallows what it is given is no network: who confirms an answer waits for it no longer than this. */
const patienceMs = 8_000

/**
 * On the server, else on this device; by the same id, so that it is saved once where only the answer was lost. Throws
 * where neither took it: what the server said, or `NotKeptError`.
 */
export async function saveEntry<Answer>(uuid: string, { online, send, keep, drop }: SavePorts<Answer>): Promise<Answer | 'kept'> {
  if (online) {
    try {
      const answer = await withPatience((signal) => send(uuid, signal))
      // Left behind, it would arrive as the older version that it is: nothing is lost then either.
      await drop().catch((error: unknown) => console.warn('what was replaced still waits', error))
      return answer
    } catch (error) {
      if (!notNow.has(toFailure(error).code)) throw error
    }
  }
  await keep(uuid)
  return 'kept'
}

/** What arrives after all is known by its id when the kept entry is sent; on a slow line it shall not travel beside that. */
async function withPatience<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const nobody = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerError(''))
      waiting.abort()
    }, patienceMs)
  })
  return await Promise.race([send(waiting.signal), nobody]).finally(() => clearTimeout(timer))
}

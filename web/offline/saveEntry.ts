import { toFailure } from '../relay/graphqlError'

export interface SavePorts<Answer> {
  online: boolean
  /** Throws what `toFailure` reads. */
  send(uuid: string): Promise<Answer>
  keep(uuid: string): Promise<void>
  /** What waited of the same entry was the start of what is now on the server. */
  drop(): Promise<void>
}

/** Nobody answered, or a server that asks for time: what waits is sent when there is some. */
const notNow = new Set(['NO_ANSWER', 'UNAVAILABLE', 'RATE_LIMITED'])

/**
 * On the server, else on this device; by the same id, so that it is saved once where only the answer was lost. Throws
 * where neither took it: what the server said, or `NotKeptError`.
 */
export async function saveEntry<Answer>(uuid: string, { online, send, keep, drop }: SavePorts<Answer>): Promise<Answer | 'kept'> {
  if (online) {
    try {
      const answer = await send(uuid)
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

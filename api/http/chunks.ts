import type { IncomingMessage } from 'node:http'
import { malformedError, tooLarge, unavailable } from '../base/errors'
import { permitOf } from './admission'

/**
 * Yields the body's chunks, `limit` bytes at most. Unread chunks are dropped, so that the client
 * receives the response.
 * @throws TOO_LARGE, MALFORMED (closed early), UNAVAILABLE
 */
export async function* chunksOf(
  request: IncomingMessage,
  limit: number,
  tooLargeMessage: string,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(tooLargeMessage)
  // The request is closed already: it would never end.
  if (request.destroyed && !request.readableEnded) throw malformedError()
  const permit = permitOf(request)
  permit?.release()
  let size = 0
  try {
    for await (const chunk of receiveChunks(request)) {
      size += chunk.length
      if (size > limit) throw tooLarge(tooLargeMessage)
      yield chunk
    }
  } finally {
    request.resume()
  }
  if (permit && !permit.reacquire()) throw unavailable()
}

async function* receiveChunks(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  } catch {
    throw malformedError()
  }
}

import type { IncomingMessage } from 'node:http'
import { malformed, tooLarge, unavailable } from '../errors'
import { bounds } from './bounds'
import { placeOf } from './door'
import { isModestJson } from './modestJson'

/** Bodies that have begun to come, the oldest first, and what they hold together. */
const unfinished = new Set<{ size: number; giveUp: () => void }>()
let held = 0

/**
 * The body; nothing past `limit` bytes is kept, and nothing of one that announces more.
 * @throws TOO_LARGE, in the words of `excess` where there are some; MALFORMED where it broke off; UNAVAILABLE beyond the bounds
 */
export function readBody(request: IncomingMessage, limit: number, excess?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0)
    const mine = { size: 0, giveUp: () => refuse(unavailable()) }
    const leave = (): void => {
      if (unfinished.delete(mine)) held -= mine.size
    }
    function refuse(error: Error): void {
      leave()
      bytes = Buffer.alloc(0)
      // What still comes is let through, so that the connection can be used again.
      request.off('data', take).resume()
      reject(error)
    }
    function take(chunk: Buffer): void {
      if (mine.size + chunk.length > limit) return refuse(tooLarge(excess))
      bytes = appended(bytes, mine.size, chunk, limit)
      mine.size += chunk.length
      held += chunk.length
      for (const oldest of unfinished) {
        if (held <= bounds.unfinishedBytes) break
        oldest.giveUp()
      }
    }
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(tooLarge(excess))
    // The client hung up before anybody asked for the body: nothing would say so any more.
    if (request.destroyed && !request.readableEnded) return reject(malformed())
    const place = placeOf(request)
    place?.leave()
    unfinished.add(mine)
    request.on('data', take)
    request.once('end', () => {
      leave()
      if (place && !place.takeAgain()) reject(unavailable())
      else resolve(bytes.subarray(0, mine.size))
    })
    request.once('error', () => refuse(malformed()))
    request.once('close', () => request.readableEnded || refuse(malformed()))
  })
}

/** In one piece: a body of 64 kB that comes byte by byte would be 64,000 buffers, which hold a hundred times as much. */
function appended(bytes: Buffer, size: number, chunk: Buffer, limit: number): Buffer {
  if (size === 0) return chunk
  const needed = size + chunk.length
  const room = bytes.length >= needed ? bytes : Buffer.allocUnsafe(Math.min(limit, Math.max(2 * bytes.length, needed)))
  if (room !== bytes) bytes.copy(room, 0, 0, size)
  chunk.copy(room, size)
  return room
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What the JSON of the body says; undefined without a body. @throws TOO_LARGE, MALFORMED, UNAVAILABLE */
export async function readJson(request: IncomingMessage, limit: number, excess?: string): Promise<unknown> {
  const bytes = await readBody(request, limit, excess)
  if (!isModestJson(bytes)) throw malformed()
  try {
    const text = utf8.decode(bytes)
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw malformed()
  }
}

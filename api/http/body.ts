import type { IncomingMessage } from 'node:http'
import { malformedError, tooLarge, unavailable, unsupportedMedia } from '../base/errors'
import { hasBody, permitOf } from './admission'
import { isBoundedJson } from './boundedJson'
import { bounds } from './bounds'

/** Bodies that are being received, the oldest first. `heldBytes` is the sum of their bytes. */
const unfinished = new Set<{ size: number; refuse: () => void }>()
let heldBytes = 0

/**
 * Reads `limit` bytes at most.
 * @throws UNSUPPORTED_MEDIA if encoded; TOO_LARGE with `tooLargeMessage`, at once if the length was
 * announced; MALFORMED if closed early; UNAVAILABLE (bounds.ts)
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  tooLargeMessage?: string,
): Promise<Buffer> {
  requirePlainBody(request)
  return await new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0)
    const entry = { size: 0, refuse: () => refuse(unavailable()) }
    const releaseHeldBytes = (): void => {
      if (unfinished.delete(entry)) heldBytes -= entry.size
    }
    function refuse(error: Error): void {
      releaseHeldBytes()
      bytes = Buffer.alloc(0)
      // The rest is read and dropped, so that the connection can be reused.
      request.off('data', receive).resume()
      reject(error)
    }
    function receive(chunk: Buffer): void {
      if (entry.size + chunk.length > limit) return refuse(tooLarge(tooLargeMessage))
      bytes = appendChunk(bytes, entry.size, chunk, limit)
      entry.size += chunk.length
      heldBytes += chunk.length
      for (const oldest of unfinished) {
        if (heldBytes <= bounds.unfinishedBytes) break
        oldest.refuse()
      }
    }
    if (Number(request.headers['content-length'] ?? 0) > limit)
      return refuse(tooLarge(tooLargeMessage))
    // The request is closed already: 'close' would never be emitted.
    if (request.destroyed && !request.readableEnded) return reject(malformedError())
    const permit = permitOf(request)
    permit?.release()
    unfinished.add(entry)
    request.on('data', receive)
    request.once('end', () => {
      // The request was refused before: its bytes would never be released.
      if (!unfinished.has(entry)) return
      releaseHeldBytes()
      if (permit && !permit.reacquire()) reject(unavailable())
      else resolve(bytes.subarray(0, entry.size))
    })
    request.once('error', () => refuse(malformedError()))
    request.once('close', () => request.readableEnded || refuse(malformedError()))
  })
}

/**
 * No body is decoded, so that a small compressed one cannot become a large one.
 * @throws UNSUPPORTED_MEDIA
 */
export function requirePlainBody(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (hasBody(request) && encoding.toLowerCase() !== 'identity')
    throw unsupportedMedia('Un contenu non compressé est attendu')
}

/**
 * Appends to one growing buffer: 64 kB received byte by byte would else be 64,000 buffers, 100
 * times the memory.
 */
function appendChunk(bytes: Buffer, size: number, chunk: Buffer, limit: number): Buffer {
  if (size === 0) return chunk
  const needed = size + chunk.length
  const buffer =
    bytes.length >= needed
      ? bytes
      : Buffer.allocUnsafe(Math.min(limit, Math.max(2 * bytes.length, needed)))
  if (buffer !== bytes) bytes.copy(buffer, 0, 0, size)
  chunk.copy(buffer, size)
  return buffer
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Returns the parsed body. Undefined if it is empty.
 * @throws UNSUPPORTED_MEDIA, TOO_LARGE, MALFORMED, UNAVAILABLE
 */
export async function readJson(
  request: IncomingMessage,
  limit: number,
  tooLargeMessage?: string,
): Promise<unknown> {
  const bytes = await readBody(request, limit, tooLargeMessage)
  if (!isBoundedJson(bytes)) throw malformedError()
  try {
    const text = utf8.decode(bytes)
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw malformedError()
  }
}

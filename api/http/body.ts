import type { IncomingMessage } from 'node:http'
import { malformed, tooLarge } from '../errors'

/**
 * The body; nothing past `limit` bytes is kept, whatever the header announced.
 * @throws TOO_LARGE, in the words of `excess` where there are some; MALFORMED where it broke off
 */
export function readBody(request: IncomingMessage, limit: number, excess?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer): void => {
      size += chunk.length
      if (size <= limit) return void chunks.push(chunk)
      // What still comes is let through, so that the connection can be used again.
      request.off('data', take).resume()
      reject(tooLarge(excess))
    }
    request.on('data', take)
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', () => reject(malformed()))
    request.once('close', () => request.readableEnded || reject(malformed()))
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What the JSON of the body says, whatever type its header names; undefined without a body. @throws TOO_LARGE, MALFORMED */
export async function readJson(request: IncomingMessage, limit: number, excess?: string): Promise<unknown> {
  const bytes = await readBody(request, limit, excess)
  try {
    const text = utf8.decode(bytes)
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw malformed()
  }
}

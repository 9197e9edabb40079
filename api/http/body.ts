import type { IncomingMessage } from 'node:http'
import { malformed, tooLarge } from '../errors'

/**
 * The body; nothing past `limit` bytes is kept, whatever the header announced.
 * @throws TOO_LARGE, in the words of `excess` where there are some; MALFORMED where it broke off
 */
export async function readBody(request: IncomingMessage, limit: number, excess?: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Left to itself, the loop's end would reset the connection, and the answer with it.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw malformed()
  }
  if (size > limit) {
    // What still comes is let through, so that the connection can be used again.
    request.resume()
    throw tooLarge(excess)
  }
  return Buffer.concat(chunks)
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

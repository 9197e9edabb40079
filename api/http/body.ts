import type { IncomingMessage } from 'node:http'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** The body as text; keeps nothing past `limit` bytes, whatever the header announced. @throws BodyTooLarge */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  // Left to itself, the loop's end would reset the connection, and the answer with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) break
    chunks.push(chunk)
  }
  if (size > limit) {
    // What still comes is let through, so that the connection can be used again.
    request.resume()
    throw new BodyTooLarge()
  }
  return Buffer.concat(chunks).toString('utf8')
}

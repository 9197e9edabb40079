import type { IncomingMessage } from 'node:http'

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** The body as text; stops reading past `limit` bytes, whatever the header announced. @throws BodyTooLarge */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

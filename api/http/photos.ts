import type { Request, Response } from 'express'
import type { Context } from '../context'
import { notFound } from '../errors'
import { readPhoto } from '../photos'

/** `/photos/{key}.webp` and `/photos/{key}-small.webp`: a name never gets another content. */
export async function sendPhoto(request: Request, response: Response, { prisma }: Context): Promise<void> {
  const bytes = await readPhoto(prisma, String(request.params['file']))
  if (!bytes) throw notFound('Photo non trouvée')
  response
    .set({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
    .type('image/webp')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

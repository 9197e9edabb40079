import type { Request, Response } from 'express'
import { type Context, sessionOf } from '../context'
import { notFound } from '../errors'
import { readPhoto } from '../photos'
import { familyOfCookie } from './photoCookie'

/**
 * `/photos/{key}.webp` and `/photos/{key}-small.webp`, for its owner (her token, or the cookie of her session) and for
 * whoever has a living link that shows it (`?link=`). A name never gets another content; but who may see it changes, so a
 * browser asks each time, and is told in a few bytes that what it has is right.
 */
export async function sendPhoto(request: Request, response: Response, context: Context): Promise<void> {
  const { database, secrets, now } = context
  const name = String(request.params['file'])
  const families = [sessionOf(context, request.headers.authorization, now)?.familyId, familyOfCookie(request, secrets)]
  const { link } = request.query
  const etag = `"${name}"`
  const isKnown = request.headers['if-none-match'] === etag
  const photo = await readPhoto(database, name, {
    families: families.filter((id) => id != null),
    link: typeof link === 'string' ? link : null,
    isKnown,
    now,
  })
  if (!photo) throw notFound('Photo non trouvée')
  response.set({ 'cache-control': 'private, no-cache', etag, vary: 'authorization, cookie', 'x-content-type-options': 'nosniff' })
  if (!photo.bytes) return void response.status(304).end()
  const { buffer, byteOffset, byteLength } = photo.bytes
  response.type('image/webp').send(Buffer.from(buffer, byteOffset, byteLength))
}

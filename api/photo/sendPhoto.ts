import type { Request, Response } from 'express'
import { isProven } from '../auth/shareProof'
import { notFound, unavailable } from '../base/errors'
import { type Context, sessionOf, toolHashOf } from '../graphql/context'
import { familyOfCookie } from '../http/photoCookie'
import { readPhoto } from '../storage/photoStore'

/**
 * Serves `/photos/{key}.webp` and `/photos/{key}-small.webp`. It requires the token of a session or
 * a tool, the photo cookie, or a valid share link that shows the photo (`?link=`). The content of a
 * name never changes, but the permission does: browsers revalidate, and get a 304.
 */
export async function sendPhoto(
  request: Request,
  response: Response,
  context: Context,
): Promise<void> {
  const { database, bucket, secrets, now, log } = context
  const name = String(request.params['file'])
  const families = [
    sessionOf(context, request.headers.authorization, now)?.familyId,
    familyOfCookie(request, secrets),
  ]
  const link = typeof request.query['link'] === 'string' ? request.query['link'] : null
  const etag = `"${name}"`
  const isCached = request.headers['if-none-match'] === etag
  const photo = await readPhoto(database, name, {
    families: families.filter((id) => id != null),
    toolHash: toolHashOf(request.headers.authorization),
    link,
    isProven: link !== null && isProven(link, context),
    isCached,
    now,
  })
  if (!photo) throw notFound('Photo non trouvée')
  async function fromBucket(object: string): Promise<Uint8Array> {
    try {
      return await bucket!.get(object, photo!.size)
    } catch (error) {
      log.error({ err: error }, 'photo could not be read from the bucket')
      throw unavailable()
    }
  }
  response.set({
    'cache-control': 'private, no-cache',
    etag,
    vary: 'authorization, cookie',
    'x-content-type-options': 'nosniff',
  })
  const bytes = photo.object === null ? photo.bytes : await fromBucket(photo.object)
  if (!bytes) return void response.status(304).end()
  const { buffer, byteOffset, byteLength } = bytes
  response.type('image/webp').send(Buffer.from(buffer, byteOffset, byteLength))
}

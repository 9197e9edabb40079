import type { IncomingMessage, ServerResponse } from 'node:http'
import { malformed, unavailable } from '../errors'
import type { Limits } from '../limits'
import { bounds } from './bounds'
import { bePatientWith, beUsualWith } from './refusedConnections'

/** Whose uploads are held, and how many of each. */
const places = new Map<string, number>()
let taken = 0

/**
 * A photo of this owner may come: there is a place for it until it is answered, and her hour has one left. It may come
 * slowly, but not stand still.
 * @throws RATE_LIMITED, UNAVAILABLE; MALFORMED where the client has hung up
 */
export async function enterUpload(request: IncomingMessage, response: ServerResponse, { userId, limits }: { userId: string; limits: Limits }): Promise<void> {
  await limits.ask('upload', userId)
  const hers = places.get(userId) ?? 0
  if (taken >= bounds.uploads || hers >= bounds.uploadsOfOne) throw unavailable()
  // Nothing of it will come any more, and nothing would say so.
  if (response.closed) throw malformed()
  taken += 1
  places.set(userId, hers + 1)
  const watch = watchProgress(request)
  response.once('close', () => {
    clearInterval(watch)
    beUsualWith(request.socket)
    taken -= 1
    const left = (places.get(userId) ?? 1) - 1
    if (left > 0) places.set(userId, left)
    else places.delete(userId)
  })
}

/** In the place of the time that other requests are given. */
function watchProgress(request: IncomingMessage): NodeJS.Timeout {
  const { socket } = request
  bePatientWith(socket)
  const begun = performance.now()
  let came = socket.bytesRead
  return setInterval(() => {
    if (request.complete) return
    const isSlow = socket.bytesRead - came < bounds.uploadStretchBytes
    if (isSlow || performance.now() - begun > bounds.uploadMs) socket.destroy()
    came = socket.bytesRead
  }, bounds.uploadStretchMs).unref()
}

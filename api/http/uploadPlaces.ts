import type { IncomingMessage, ServerResponse } from 'node:http'
import { malformed, unavailable } from '../errors'
import type { Limits } from '../limits/limits'
import { bounds } from './bounds'
import { placeOf } from './door'
import { bePatientWith, beUsualWith } from './refusedConnections'

const places = new Map<string, number>()
let taken = 0

/**
 * Takes a place for an upload of this user until its work has ended, even if the client hangs up (a photo may still be
 * decoded), within the hourly limit, and closes uploads that stall.
 * @throws RATE_LIMITED, UNAVAILABLE; MALFORMED if the client has hung up
 */
export async function enterUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { userId, limits }: { userId: string; limits: Limits },
): Promise<void> {
  await limits.ask('upload', userId)
  const hers = places.get(userId) ?? 0
  if (taken >= bounds.uploads || hers >= bounds.uploadsOfOne) throw unavailable()
  // Closed already: 'close' would never be emitted.
  if (response.closed) throw malformed()
  taken += 1
  places.set(userId, hers + 1)
  const watch = watchProgress(request)
  response.once('close', () => {
    clearInterval(watch)
    beUsualWith(request.socket)
  })
  const giveBack = () => {
    taken -= 1
    const left = (places.get(userId) ?? 1) - 1
    if (left > 0) places.set(userId, left)
    else places.delete(userId)
  }
  const place = placeOf(request)
  if (place) place.whenOver(giveBack)
  else response.once('close', giveBack)
}

/** Replaces `requestMs` by the upload's own limits. */
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

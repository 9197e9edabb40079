import type { IncomingMessage, ServerResponse } from 'node:http'
import { malformedError, rateLimited, unavailable } from '../base/errors'
import type { RateLimits } from '../base/limits/limits'
import { permitOf } from './admission'
import { bounds } from './bounds'
import { suspendTimeout, restoreTimeout } from './refusedConnections'

/** An upload that is being received or processed. */
interface Upload {
  userId: string
  request: IncomingMessage
  startTime: number
  /** The bytes that its connection had read when it began. */
  readBefore: number
}

const permits = { photos: new Set<Upload>(), imports: new Set<Upload>() }

/** The value of Retry-After while the user's other uploads are running. */
const retrySeconds = 2

/**
 * Takes a permit for an upload of this user, within the hourly limit, and closes uploads that stall.
 * The permit is kept until the work has ended, even if the client disconnects (a photo may still be
 * decoded). If all permits are taken, the slowest body loses its own.
 * @throws RATE_LIMITED, UNAVAILABLE; MALFORMED if the client has disconnected
 */
export async function admitUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { kind, userId, limits }: { kind: keyof typeof permits; userId: string; limits: RateLimits },
): Promise<void> {
  await limits.check('upload', userId)
  const uploads = permits[kind]
  const { max, maxPerUser } = bounds[kind]
  if ([...uploads].filter((one) => one.userId === userId).length >= maxPerUser)
    throw rateLimited(retrySeconds)
  if (uploads.size >= max && !closeSlowest(uploads)) throw unavailable()
  // The request is closed already: 'close' would never be emitted.
  if (response.closed) throw malformedError()
  const { socket } = request
  const upload = { userId, request, startTime: performance.now(), readBefore: socket.bytesRead }
  uploads.add(upload)
  const watch = watchProgress(request)
  response.once('close', () => {
    clearInterval(watch)
    restoreTimeout(socket)
  })
  const releasePermit = () => void uploads.delete(upload)
  const permit = permitOf(request)
  if (permit) permit.onEnd(releasePermit)
  else response.once('close', releasePermit)
}

/** Closes the slowest body that is still being received. Returns false if there is none. */
function closeSlowest(uploads: Set<Upload>): boolean {
  const now = performance.now()
  const rateOf = ({ request, startTime, readBefore }: Upload) =>
    (request.socket.bytesRead - readBefore) / (now - startTime)
  const [slowest] = [...uploads]
    .filter(({ request, startTime }) => !request.complete && now - startTime > bounds.uploadGraceMs)
    .sort((a, b) => rateOf(a) - rateOf(b))
  if (!slowest) return false
  uploads.delete(slowest)
  slowest.request.socket.destroy()
  return true
}

/** Replaces `requestMs` by the upload's own limits. */
function watchProgress(request: IncomingMessage): NodeJS.Timeout {
  const { socket } = request
  suspendTimeout(socket)
  const startTime = performance.now()
  let receivedBefore = socket.bytesRead
  return setInterval(() => {
    if (request.complete) return
    const isSlow = socket.bytesRead - receivedBefore < bounds.uploadIntervalBytes
    if (isSlow || performance.now() - startTime > bounds.uploadMs) socket.destroy()
    receivedBefore = socket.bytesRead
  }, bounds.uploadIntervalMs).unref()
}

import type { Server, ServerResponse } from 'node:http'
import { bounds } from './bounds'
import type { RespondingSocket } from './closeConnections'

/** A socket with node:http's own counts: the bytes written, and those that the system has not taken. */
type CountingSocket = RespondingSocket & {
  _handle?: { bytesWritten: number; writeQueueSize: number } | null
}

/**
 * Closes connections whose client makes the server wait and takes less than
 * `bounds.sendIntervalBytes` in an interval. `bounds.idleMs` closes silent connections only: a client
 * that takes a byte now and then would hold its permit for hours.
 */
export function closeSlowResponses(server: Server): void {
  const open = new Set<CountingSocket>()
  /** The bytes that were sent of each response that waited for its client at the last check. */
  let waiting = new Map<ServerResponse, number>()
  server.on('connection', (socket: CountingSocket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const check = setInterval(() => {
    const before = waiting
    waiting = new Map()
    for (const socket of open) {
      const { _httpMessage: response, _handle: handle } = socket
      if (!response || !handle || socket.writableLength === 0) continue
      const sentBytes = handle.bytesWritten - handle.writeQueueSize
      const progress = sentBytes - (before.get(response) ?? -Infinity)
      if (progress < bounds.sendIntervalBytes) socket.destroy()
      else waiting.set(response, sentBytes)
    }
  }, bounds.sendIntervalMs).unref()
  server.once('close', () => clearInterval(check))
}

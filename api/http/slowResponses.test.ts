import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { bounds } from './bounds'

// The test decides when the server measures the progress of its responses.

const usual = { ...bounds }
let app: TestApp
let owner: TestOwner
let server: Server
let port: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  const cat = await owner.addCat()
  // The copy has more bytes than the buffers of both ends.
  await app.database.connection((connection) =>
    connection.run(`WITH entries AS (
        INSERT INTO measurements (id, animal_id, day, date, answered_at, created_at, updated_at)
        SELECT gen_random_uuid(), '${cat}', day, day, day, day, day FROM (
          SELECT timestamptz '2025-01-01T12:00Z' - n * interval '1 day' AS day
          FROM generate_series(1, 30) n) AS days
        RETURNING id, date
      )
      INSERT INTO measurement_revisions (id, measurement_id, answered_at, replaced_at, answers)
      SELECT gen_random_uuid(), id, date, date, jsonb_build_object('note', repeat('x', 1000000))
      FROM entries`),
  )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  ;({ server } = await createApp(app.services))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => void Object.assign(bounds, usual))
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  vi.useRealTimers()
  await app.close()
})

const measure = () => vi.advanceTimersByTime(bounds.sendIntervalMs)
const exports = () => app.services.prisma.runningExport.count()

/** Requests a copy of the owner's data without reading it. Returns both ends of the connection. */
async function beginExport(): Promise<{ client: Socket; sender: Socket }> {
  const connection = once(server, 'connection') as Promise<[Socket]>
  const client = connect(port, '127.0.0.1').on('error', () => undefined)
  const [sender] = await connection
  client.write(
    'GET /api/users/me/export HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ' +
      `${await owner.token()}\r\n\r\n`,
  )
  return { client, sender }
}

/** Waits until the system takes no more bytes from the server. */
const untilBlocked = (sender: Socket) =>
  expect.poll(() => sender.writableLength > 0, { timeout: 10_000 }).toBe(true)

test('a response of which the client takes nothing ends, and its permits are released', async () => {
  Object.assign(bounds, { requests: 1 })
  const { client, sender } = await beginExport()
  await untilBlocked(sender)
  const status = async () => (await fetch(`http://127.0.0.1:${port}/api/config`)).status
  expect([await status(), await exports()]).toEqual([503, 1])
  await expect.poll(() => (measure(), sender.destroyed)).toBe(true)
  await expect.poll(status).toBe(200)
  await expect.poll(exports).toBe(0)
  client.destroy()
})

test('a response of which the client takes enough continues until it takes too little', async () => {
  const { client, sender } = await beginExport()
  await untilBlocked(sender)
  measure()
  const enough = sender.bytesWritten + 4_000_000
  client.resume()
  await expect.poll(() => sender.bytesWritten >= enough, { timeout: 10_000 }).toBe(true)
  client.pause()
  await untilBlocked(sender)
  measure()
  expect([sender.destroyed, await exports()]).toEqual([false, 1])
  await expect.poll(() => (measure(), sender.destroyed)).toBe(true)
  await expect.poll(exports).toBe(0)
  client.destroy()
})

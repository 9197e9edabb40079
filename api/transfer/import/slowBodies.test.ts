import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bounds } from '../../http/bounds'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
/** The time by which the server measures uploads, in ms. */
let elapsed = 0
const uploads: Socket[] = []
beforeAll(async () => {
  app = await createTestApp()
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
})
afterAll(async () => {
  vi.restoreAllMocks()
  for (const socket of uploads) socket.destroy()
  await app.close()
})

const send = async (owner: TestOwner) =>
  (
    await fetch(`${app.url}/api/users/me/import`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await owner.token()}`,
        'content-type': 'application/json',
      },
      body: '{"animals":[]}',
    })
  ).status

/** Sends the beginning of a body, at most 1,000 bytes. */
async function begin(owner: TestOwner): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  // A response to the unfinished request is a refusal.
  socket.once('data', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(
    'POST /api/users/me/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ' +
      `${await owner.token()}\r\ncontent-type: application/json\r\ncontent-length: ` +
      '1000\r\n\r\n{',
  )
  return socket
}

/** Begins an upload and waits until the server receives it. */
async function upload(owner: TestOwner): Promise<void> {
  let socket: Socket | undefined
  await expect
    .poll(async () => {
      if (socket && !socket.destroyed) return send(owner)
      // This is the first poll, or the previous one was served before the upload.
      socket = await begin(owner)
      return 'begun'
    })
    .toBe(429)
  uploads.push(socket!)
}

test('unfinished bodies occupy no import slot; when full, the slowest is disconnected', async () => {
  const [ada, ...owners] = await Promise.all(
    Array.from({ length: bounds.imports.most + 1 }, () => createOwner(app)),
  )
  for (const owner of owners.slice(0, 3)) await upload(owner)
  expect(await send(ada!)).toBe(200)
  for (const owner of owners.slice(3)) await upload(owner)
  expect(await send(ada!)).toBe(503)
  const [slowest] = uploads.splice(5, 1)
  for (const socket of uploads) socket.write('"animals":')
  elapsed += bounds.uploadGraceMs + 1
  expect(await send(ada!)).toBe(200)
  await expect.poll(() => slowest!.destroyed).toBe(true)
  expect(uploads.filter((socket) => socket.destroyed)).toEqual([])
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bounds } from '../../http/bounds'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
const slow: Socket[] = []
/** Counts the slow senders that got a response or were disconnected. */
const refused = new Set<Socket>()
beforeAll(async () => void (app = await createTestApp()))
afterAll(async () => {
  for (const socket of slow) socket.destroy()
  await app.close()
})

/** Sends the beginning of a body and nothing else. */
async function drip(owner: TestOwner): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.once('data', () => refused.add(socket))
  socket.once('close', () => refused.add(socket))
  socket.write(
    'POST /api/users/me/import HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ' +
      `${await owner.token()}\r\ncontent-type: application/json\r\ncontent-length: ` +
      '1000\r\n\r\n{',
  )
  slow.push(socket)
  return socket
}

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

test('unfinished bodies occupy no import slot; when full, the slowest is disconnected', async () => {
  const [ada, ...drippers] = await Promise.all(
    Array.from({ length: bounds.imports.most + 1 }, () => createOwner(app)),
  )
  const few = drippers.slice(0, 3)
  for (const owner of few) await drip(owner)
  await expect.poll(() => send(few[0]!)).toBe(429)
  expect(await send(ada!)).toBe(200)
  for (const owner of drippers.slice(3)) await drip(owner)
  await expect
    .poll(() => send(ada!), { timeout: 3 * bounds.uploadGraceMs, interval: 1_000 })
    .toBe(200)
  await expect.poll(() => refused.size).toBeGreaterThan(0)
})

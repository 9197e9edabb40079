import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app'
import { createTestApp, type TestApp } from '../testing/testApp'
import { bounds } from './bounds'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

test('beyond the first limit connections get 503; beyond the second none is accepted', async () => {
  const usual = { ...bounds }
  // The limits are read at each connection; thousands of sockets would prove no more.
  Object.assign(bounds, { connections: 4, connectionsAtMost: 6, excessConnectionMs: 3_000 })
  const fullServer = (await createApp(app.services)).server
  await new Promise<void>((resolve) => fullServer.listen(0, '127.0.0.1', resolve))
  const { port } = fullServer.address() as AddressInfo
  const sockets: Socket[] = []
  const connectWith = async (head: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(head)
    return socket
  }
  const config = 'GET /api/config HTTP/1.1\r\nhost: x\r\n\r\n'
  const status = async (socket: Socket) =>
    String(((await once(socket, 'data')) as [Buffer])[0]).slice(9, 12)
  try {
    const idle = await connectWith(config)
    expect(await status(idle)).toBe('200')
    const waiting = [await connectWith('G'), await connectWith('G'), await connectWith('G')]
    const idleClosed = once(idle, 'close')
    const refused = await connectWith(config)
    const response = text(refused)
    await idleClosed
    expect(await response).toMatch(/^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n/i)

    waiting.push(await connectWith('G'))
    const idleSockets = [await connectWith(''), await connectWith('')]
    expect(await text(await connectWith(config))).toBe('')
    await Promise.all(idleSockets.map((socket) => once(socket, 'close')))
    for (const socket of waiting.splice(0))
      socket.end('ET /api/config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await expect
      .poll(async () => await status(await connectWith(config)), { timeout: 20_000 })
      .toBe('200')
  } finally {
    Object.assign(bounds, usual)
    for (const socket of sockets) socket.destroy()
    fullServer.close()
  }
})

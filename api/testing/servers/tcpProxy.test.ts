import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcpProxy'

let server: Server
let received: string
let proxy: TcpProxy

beforeEach(async () => {
  received = ''
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received += String(chunk)
      socket.write(`<${String(chunk)}>`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  proxy = await startTcpProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
})
afterEach(async () => {
  await proxy.close()
  server.close()
})

async function client() {
  const socket = connect(proxy.port, '127.0.0.1')
  const seen = { text: '', end: '' }
  socket.on('data', (chunk) => (seen.text += String(chunk)))
  socket.on('end', () => (seen.end ||= 'end'))
  socket.on('error', (error: NodeJS.ErrnoException) => (seen.end = error.code ?? ''))
  await once(socket, 'connect').catch(() => undefined)
  return {
    socket,
    seen,
    expectText: (text: string) => expect.poll(() => seen.text).toBe(text),
    ends: (how: string) => expect.poll(() => seen.end).toBe(how),
  }
}

test('bytes pass both ways, also with a delay, and the client sees a cut or a reset', async () => {
  const first = await client()
  proxy.delay(20)
  first.socket.write('a')
  first.socket.write('b')
  await expect.poll(() => first.seen.text.replaceAll(/[<>]/g, '')).toBe('ab')
  proxy.cut()
  await first.ends('end')
  const second = await client()
  second.socket.write('c')
  await second.expectText('<c>')
  proxy.reset()
  await second.ends('ECONNRESET')
  await expect.poll(() => proxy.connections).toBe(0)
})

test('a connection that loses every byte passes bytes again after its repair', async () => {
  const { socket, expectText } = await client()
  socket.write('a')
  await expectText('<a>')
  proxy.drop()
  socket.write('b')
  const during = await client()
  during.socket.write('c')
  await expect.poll(() => proxy.droppedBytes).toBe(2)
  expect(during.seen).toEqual({ text: '', end: '' })
  proxy.drop('responses')
  socket.write('d')
  await expect.poll(() => received).toBe('ad')
  proxy.restore()
  socket.write('e')
  await expectText('<a><e>')
})

test('new connections can be refused, or the response to one text dropped', async () => {
  const { socket, ends } = await client()
  proxy.resetInsteadOfResponseTo('COMMIT')
  socket.write('COMMIT')
  await ends('ECONNRESET')
  expect(received).toBe('COMMIT')
  proxy.refuse()
  const refused = await client()
  await refused.ends('ECONNRESET')
})

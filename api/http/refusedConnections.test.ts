import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../app'
import { createHoldingServer } from '../testing/servers/holdingServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { refuseConnections, refusePipelined } from './refusedConnections'

// Tests what a client gets that does not send HTTP as the server accepts it.

let app: TestApp
let testServer: App & { server: Server }
const { waitingCalls, listen, respondToHeld, countConnections, begin } = createHoldingServer()

beforeAll(async () => {
  app = await createTestApp()
  ;({ testServer } = await listen(app.services))
})
afterAll(async () => {
  await testServer.close()
  await app.close()
})

async function connectTo(server: Server) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

const chunked = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'
const unreadable = { code: 'MALFORMED', detail: 'Requête illisible' }
const tooLarge = { code: 'TOO_LARGE', detail: 'Requête trop volumineuse' }

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request', unreadable],
  ['no host', 'GET /api/animals HTTP/1.1\r\n\r\n', '400 Bad Request', unreadable],
  ['a malformed body', `${chunked}x\r\n`, '400 Bad Request', unreadable],
  [
    'too long an extension of a chunk',
    `${chunked}1;${'x'.repeat(20_000)}`,
    '413 Payload Too Large',
    tooLarge,
  ],
  [
    'too long a header',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    tooLarge,
  ],
])('%s gets a problem', async (_, sent, statusLine, problem) => {
  const socket = await connectTo(testServer.server)
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [status = '', title] = statusLine.split(/ (.*)/)
  expect(head).toMatch(`HTTP/1.1 ${statusLine}\r\n`)
  expect(head).toMatch(/^content-type: application\/problem\+json; charset=utf-8$/im)
  expect(head).toMatch(new RegExp(`^content-length: ${Buffer.byteLength(body)}$`, 'im'))
  expect(JSON.parse(body)).toEqual({
    type: 'about:blank',
    title,
    status: Number(status),
    ...problem,
  })
})

const next = 'POST /api/hold HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}'
const responsesIn = (received: string) => received.match(/HTTP\/1\.1 \d+|^connection: .*$/gim)

test.each([
  ['more bytes than its length', 'more'],
  ['another request', next],
  ['several requests', next.repeat(3)],
  ['a request whose body has not ended', next.slice(0, -1)],
])(
  'a request that is followed by %s gets its response, and nothing else is served',
  async (_, more) => {
    const socket = await begin('POST /api/hold', { 'content-length': 2 }, `{}${more}`)
    const received = text(socket)
    await expect.poll(() => waitingCalls.length).toBe(1)
    respondToHeld()
    expect(responsesIn(await received)).toEqual(['HTTP/1.1 204', 'Connection: close'])
    expect(waitingCalls).toEqual([])
    await expect.poll(countConnections).toBe(0)
  },
)

const first = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

test.each(['more', first])(
  'a response that has begun is sent whole, although %j follows its request',
  async (more) => {
    const begun: ServerResponse[] = []
    const server = createServer((request, response) => {
      if (!response.socket) return refusePipelined(request)
      response.write('begun')
      begun.push(response)
    })
    refuseConnections(server, [])
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = await connectTo(server)
    socket.write(first)
    await once(socket, 'data')
    const rest = text(socket)
    socket.write(more)
    const received = begun[0]!.socket!
    await expect.poll(() => received.bytesRead).toBe(first.length + more.length)
    begun[0]!.end('ended')
    expect(await rest).toBe('5\r\nended\r\n0\r\n\r\n')
    expect(begun).toHaveLength(1)
    server.close()
  },
)

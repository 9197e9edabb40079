import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests what a client gets that does not send HTTP as the server accepts it.

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const chunked = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'
const unreadable = { code: 'MALFORMED', detail: 'Requête illisible' }
const tooLarge = { code: 'TOO_LARGE', detail: 'Requête trop volumineuse' }

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request', unreadable],
  ['a malformed body', `${chunked}x\r\n`, '400 Bad Request', unreadable],
  ['too long an extension of a chunk', `${chunked}1;${'x'.repeat(20_000)}`, '413 Payload Too Large', tooLarge],
  ['too long a header', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large', tooLarge],
])('%s gets a problem', async (_, sent, statusLine, problem) => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  await once(socket, 'connect')
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

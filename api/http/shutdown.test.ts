import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/testApp'

test('a shutdown waits for the requests in flight, and not for idle connections', async () => {
  const app = await createTestApp()
  const open = async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  const silent = await open()
  silent.resume()
  const requesting = await open()
  const body = JSON.stringify({ query: '{ viewer { email } }' })
  const head = [
    'POST /graphql HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  requesting.write(`${head.join('\r\n')}\r\n\r\n`)
  expect(String(await once(requesting, 'data'))).toContain('100 Continue')
  const ended = app.close()
  requesting.write(body)
  expect(await text(requesting)).toContain('{"data":{"viewer":null}}')
  await ended
  await expect.poll(() => silent.readyState).toBe('closed')
})

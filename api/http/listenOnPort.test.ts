import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { canShare, listenOnPort } from './listenOnPort'

const local = { port: 0, host: '127.0.0.1' }

test('a port in use is refused; after the end, open responses are finished', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((_, response) => void waiting.push(response))
  const { port, stop } = await listenOnPort(server, local)
  await expect(listenOnPort(createServer(), { ...local, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })

  const clients = Array.from({ length: 64 }, () => connect(port, local.host))
  const responses = clients.map((socket) => text(socket))
  clients.forEach((socket) =>
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'),
  )
  await expect.poll(() => waiting.length).toBe(64)
  let hasEnded = false
  const ended = Promise.all([stop(), new Promise((resolve) => server.close(resolve))]).then(
    () => (hasEnded = true),
  )
  await expect(once(connect(port, local.host), 'connect')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
  expect(hasEnded).toBe(false)
  waiting.forEach((response) => response.end('here'))
  await ended
  expect((await Promise.all(responses)).every((response) => response.includes('here'))).toBe(true)
})

// With one listener, the event loop turns 64 times.
test.runIf(canShare)(
  'many connections at once are accepted within a few turns of the event loop',
  async () => {
    const server = createServer()
    const { port, stop } = await listenOnPort(server, local)
    let turn = 0
    const turns: number[] = []
    const count = () => {
      turn += 1
      if (turns.length < 64) setImmediate(count)
    }
    server.on('connection', () => turns.push(turn))
    const clients = Array.from({ length: 64 }, () => connect(port, local.host))
    setImmediate(count)
    await expect.poll(() => turns.length).toBe(64)
    expect(new Set(turns).size).toBeLessThan(20)
    clients.forEach((socket) => socket.destroy())
    await Promise.all([stop(), new Promise((resolve) => server.close(resolve))])
  },
)

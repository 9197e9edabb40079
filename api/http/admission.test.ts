import { once } from 'node:events'
import { Agent, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app'
import { holdSessions } from '../testing/heldSessions'
import { createOwner, type TestOwner } from '../testing/owner'
import { createHoldingServer, firstResponse } from '../testing/servers/holdingServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { bounds } from './bounds'

let app: TestApp
let testServer: App & { server: Server }
let port: number
let owner: TestOwner
const { waitingCalls, hold, listen, respondToHeld, countConnections, url, begin } =
  createHoldingServer()

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  owner = await createOwner(app)
  ;({ testServer, port } = await listen(app.services))
})
afterAll(async () => {
  await testServer.close()
  await app.close()
})

test('beyond the limit of requests every client gets 503 in its own format, except for health checks', async () => {
  const agent = new Agent({ maxSockets: Infinity })
  const statuses: Promise<number>[] = []
  for (let count = 0; count < bounds.requests; count += 1) {
    statuses.push(
      new Promise((resolve, reject) =>
        request({ port, path: '/api/hold', method: 'POST', agent }, (response) =>
          resolve(response.resume().statusCode!),
        )
          .once('error', reject)
          .end('{}'),
      ),
    )
  }
  await expect.poll(() => waitingCalls.length).toBe(bounds.requests)

  const message = 'Le service est momentanément indisponible. Veuillez réessayer.'
  const body = JSON.stringify({ query: '{ __typename }' })
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  for (const [path, init, expected] of [
    ['/graphql', post, { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] }],
    [
      '/api/animals',
      {},
      {
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: message,
        code: 'UNAVAILABLE',
      },
    ],
    [
      '/api/hold',
      post,
      {
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: message,
        code: 'UNAVAILABLE',
      },
    ],
  ] as const) {
    const response = await fetch(url(path), init)
    expect([
      path,
      response.status,
      response.headers.get('retry-after'),
      await response.json(),
    ]).toEqual([path, 503, '5', expected])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  }
  const page = await fetch(url('/home'))
  expect([page.status, await page.text()]).toEqual([503, message])
  expect((await fetch(url('/api/health'))).status).toBe(200)

  respondToHeld()
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]))
  agent.destroy()
  expect((await fetch(url('/graphql'), post)).status).toBe(200)
})

test('many pipelined requests end their connection at once, and take no permit', async () => {
  const socket = await begin(
    'POST /api/hold',
    { 'content-type': 'application/json', 'content-length': 2 },
    '{}',
  )
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  socket.write('GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(bounds.requests + 88))
  await closed
  expect((await fetch(url('/api/config'))).status).toBe(200)
  await expect.poll(() => waitingCalls.length).toBe(1)
  respondToHeld()
})

test('the permit of a client that hangs up is released when the work has ended, not before', async () => {
  const authorization = `Bearer ${await owner.token()}`
  const releaseSessions = await holdSessions(app.database)
  const body = JSON.stringify({ query: '{ viewer { email } }' })
  const send = (index: number) =>
    index % 2 === 0
      ? begin('GET /api/animals', { authorization })
      : begin(
          'POST /graphql',
          { authorization, 'content-type': 'application/json', 'content-length': body.length },
          body,
        )
  const sockets = await Promise.all(
    Array.from({ length: bounds.requests }, (_, index) => send(index)),
  )
  const status = async () =>
    Number((await firstResponse(await begin('GET /api/config', {}))).slice(9, 12))
  await expect.poll(status).toBe(503)
  for (const socket of sockets) socket.destroy()
  await expect.poll(countConnections).toBe(0)
  expect(await status()).toBe(503)
  await releaseSessions()
  await expect.poll(status).toBe(200)
})

test('one network takes half of the permits: it gets 503 beyond that, and other networks do not', async () => {
  const { env } = app.services
  const behindProxy = (await createApp({ ...app.services, env: { ...env, trustProxy: 1 } }, [hold]))
    .server
  await new Promise<void>((resolve) => behindProxy.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ maxSockets: Infinity })
  const status = (path: string, method: string, from?: string) =>
    new Promise<number>((resolve, reject) => {
      const to = {
        port: (behindProxy.address() as AddressInfo).port,
        path,
        method,
        agent,
        ...(from && { headers: { 'x-forwarded-for': from } }),
      }
      request(to, (response) => resolve(response.resume().statusCode!))
        .once('error', reject)
        .end()
    })
  // For IPv6, the network is the /64.
  const statuses = Array.from({ length: bounds.requestsOfNetwork }, (_, index) =>
    status('/api/hold', 'POST', `2001:db8::${index.toString(16)}`),
  )
  await expect.poll(() => waitingCalls.length).toBe(bounds.requestsOfNetwork)
  expect(await status('/api/config', 'GET', '2001:db8::ffff')).toBe(503)
  for (const from of ['2001:db8:0:1::1', '203.0.113.7', undefined])
    expect(await status('/api/config', 'GET', from)).toBe(200)
  respondToHeld()
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]))
  expect(await status('/api/config', 'GET', '2001:db8::ffff')).toBe(200)
  agent.destroy()
  behindProxy.close()
})

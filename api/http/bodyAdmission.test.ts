import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { App } from '../app'
import { createOwner, type TestOwner } from '../testing/owner'
import { createHoldingServer, firstResponse } from '../testing/servers/holdingServer'
import { createTestApp, type TestApp } from '../testing/testApp'
import { bounds } from './bounds'

// Tests when bodies are read, how long they may take and how many photos are in transfer.

let app: TestApp
let testServer: App & { server: Server }
let firstOwner: TestOwner
const { waitingCalls, ended, listen, respondToHeld, countConnections, url, open, begin } =
  createHoldingServer()

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  firstOwner = await createOwner(app)
  ;({ testServer } = await listen(app.services))
})
afterAll(async () => {
  await testServer.close()
  await app.close()
})

test('a client that hung up before its body was read is no longer waited for', async () => {
  const socket = await begin('POST /api/read-late', { 'content-length': 10 })
  await expect.poll(() => waitingCalls.length).toBe(1)
  socket.destroy()
  await expect.poll(countConnections).toBe(0)
  respondToHeld()
  await expect.poll(() => ended).toEqual(['MALFORMED'])
})

test('bodies that never end take no permit: six hundred of them block no other client', async () => {
  const unfinishedSockets = await Promise.all(
    Array.from({ length: bounds.requests + 88 }, () =>
      begin(
        'POST /graphql',
        { 'content-type': 'application/json', 'content-length': 60_000 },
        '{"query":',
      ),
    ),
  )
  await expect.poll(countConnections).toBeGreaterThanOrEqual(unfinishedSockets.length)
  expect(
    (
      await fetch(url('/api/animals'), {
        headers: { authorization: `Bearer ${await firstOwner.token()}` },
      })
    ).status,
  ).toBe(200)
  for (const socket of unfinishedSockets) socket.destroy()
})

test('a body that is refused halfway, and then ends on the same connection, does not take a permit again', async () => {
  const part = `${(20_000).toString(16)}\r\n${'x'.repeat(20_000)}\r\n`
  const one = async () => {
    const socket = await begin(
      'POST /graphql',
      { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      part.repeat(4),
    )
    const [response] = (await once(socket, 'data')) as [Buffer]
    socket.write('0\r\n\r\nGET /api/config HTTP/1.1\r\nhost: x\r\n\r\n')
    const [next] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return [response.toString(), next.toString()].map((text) => text.slice(9, 12)).join(' ')
  }
  const outcomes = new Set<string>()
  for (let count = 0; count < bounds.requests; count += 64) {
    for (const both of await Promise.all(Array.from({ length: 64 }, one))) outcomes.add(both)
  }
  expect([...outcomes]).toEqual(['413 200'])
  // Another request is accepted all the same.
  const holding = fetch(url('/api/hold'), { method: 'POST' })
  await expect.poll(() => waitingCalls.length).toBe(1)
  const { status } = await fetch(url('/api/config'))
  respondToHeld()
  expect([status, (await holding).status]).toEqual([200, 204])
})

test('no body is read before the sender and the permission are known', async () => {
  const json = { 'content-type': 'application/json', 'content-length': 500_000 }
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000 }
  const userHeaders = { authorization: `Bearer ${await firstOwner.token()}` }
  const unproven = { authorization: `Bearer ${(await firstOwner.token()).slice(0, -2)}xx` }
  const cat = await firstOwner.addCat()
  const statusOf = async (call: string, headers: Record<string, string | number>) =>
    (await firstResponse(await begin(call, headers))).slice(9, 12)
  expect(await statusOf('POST /graphql', json)).toBe('413')
  expect(await statusOf('POST /graphql', { ...json, ...unproven })).toBe('401')
  expect(
    await statusOf('POST /graphql', { ...json, ...userHeaders, 'content-length': 1_000_001 }),
  ).toBe('413')
  for (const call of ['POST /api/animals', 'POST /api/blob-upload'])
    expect(await statusOf(call, { ...json, ...unproven })).toBe('401')
  expect(await statusOf(`POST /api/animals/${cat}/photo/upload`, form)).toBe('401')
  expect(
    await statusOf(`PUT /api/fallback-upload/${'A'.repeat(43)}`, { 'content-length': 500_000 }),
  ).toBe('404')

  const { data } = await firstOwner.graphql('mutation { createUploadUrl { uploadUrl } }')
  const { viewer } = (await firstOwner.graphql('{ viewer { uuid } }')).data
  for (let sent = 0; sent < 60; sent += 1) await app.services.limits.take('upload', viewer.uuid)
  expect(await statusOf('POST /api/blob-upload', { ...json, ...userHeaders })).toBe('429')
  expect(await statusOf(`POST /api/animals/${cat}/photo/upload`, { ...form, ...userHeaders })).toBe(
    '429',
  )
  expect(
    await statusOf(`PUT ${new URL(data.createUploadUrl.uploadUrl).pathname}`, {
      'content-length': 500_000,
    }),
  ).toBe('429')
})

test('a client with a session may send more than one without', async () => {
  const body = JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(70_000) } })
  const statusWith = async (authorization: string | undefined) =>
    (
      await fetch(url('/graphql'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body,
      })
    ).status
  expect([
    await statusWith(`Bearer ${await firstOwner.token()}`),
    await statusWith('Bearer x'),
    await statusWith(undefined),
  ]).toEqual([200, 401, 413])
})

test('three photos of one owner may be in transfer at once, and a fourth one must wait', async () => {
  const owner = await createOwner(app)
  const cat = await owner.addCat()
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 500_000,
    authorization: `Bearer ${await owner.token()}`,
    expect: '100-continue',
  }
  const sending: Socket[] = []
  for (let photo = 0; photo < bounds.photos.maxPerUser; photo += 1)
    sending.push(await begin(`POST /api/animals/${cat}/photo/upload`, headers))
  const fourth = async () => {
    const response = await fetch(url(`/api/animals/${cat}/photo/upload`), {
      method: 'POST',
      headers: { authorization: headers.authorization },
      body: new FormData(),
    })
    const { code } = (await response.json()) as { code: string }
    return [response.status, code, response.headers.get('retry-after')]
  }
  await expect.poll(fourth).toEqual([429, 'RATE_LIMITED', '2'])
  for (const socket of sending) socket.destroy()
  await expect.poll(fourth).toEqual([400, 'VALIDATION', null])
})

test('a photo that is still being processed keeps its permit when its client hangs up', async () => {
  const sockets: Socket[] = []
  for (let photo = 0; photo < bounds.photos.maxPerUser; photo += 1)
    sockets.push(await begin('POST /api/hold-upload', { 'content-length': 0 }))
  await expect.poll(() => waitingCalls.length).toBe(bounds.photos.maxPerUser)
  for (const socket of sockets) socket.destroy()
  await expect.poll(countConnections).toBe(0)
  const asOne = async () => (await fetch(url('/api/hold-upload'), { method: 'POST' })).status
  expect(await asOne()).toBe(429)
  respondToHeld()
  const next = asOne()
  await expect.poll(() => waitingCalls.length).toBe(1)
  respondToHeld()
  expect(await next).toBe(204)
})

test('slow clients are disconnected after 10 s for headers, 30 in all; photos take longer', async () => {
  const { server } = testServer
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
  const owner = await createOwner(app)
  const cat = await owner.addCat()
  const check = vi.spyOn(app.services.limits, 'check')
  const end = '\r\n--x--\r\n'
  const photo = await begin(
    `POST /api/animals/${cat}/photo/upload`,
    {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 69 + 10 + end.length,
      authorization: `Bearer ${await owner.token()}`,
    },
    '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n',
  )
  // The photo has its permit and its own limits after the check.
  await expect.poll(() => check.mock.settledResults.at(-1)?.type).toBe('fulfilled')
  server.headersTimeout = 300
  server.requestTimeout = 300
  const [headers, body] = [
    await open('GET / HTTP/1.1\r\nhost: x\r\n'),
    await begin('POST /graphql', { 'content-length': 100 }, '{'),
  ]
  for (const socket of [headers, body]) {
    const response = await text(socket)
    expect(response).toMatch('HTTP/1.1 408 Request Timeout\r\n')
    expect(response).toMatch(/content-security-policy: default-src 'self'/i)
    expect(response).toMatch(/"status":408,"detail":"Requête illisible","code":"MALFORMED"\}$/)
  }
  photo.write('0123456789' + end)
  expect(await firstResponse(photo)).toContain('UNSUPPORTED_MEDIA')
  server.headersTimeout = bounds.headersMs
  server.requestTimeout = bounds.requestMs
})

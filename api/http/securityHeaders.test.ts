import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
}
const json = { 'content-type': 'application/json' }
const query = JSON.stringify({ query: '{ __typename }' })

test.each<[string, string, RequestInit, number]>([
  ['a page', '/', {}, 200],
  ['a page without a route', '/nothing', {}, 200],
  ['the vet’s page of an unknown link', '/shared/x', {}, 404],
  [
    'a share without a worker',
    '/recevoir',
    { method: 'POST', body: new FormData(), redirect: 'manual' },
    303,
  ],
  ['a page that is not read', '/home', { method: 'POST' }, 405],
  ['a missing asset', '/assets/nothing.js', {}, 404],
  ['an address with invalid percent signs', '/%zz', {}, 200],
  ['the vet’s page of a link that was cut', '/shared/%E0%A4%A', {}, 404],
  ['the graph', '/graphql', { method: 'POST', headers: json, body: query }, 200],
  ['an error of the graph', '/graphql', { method: 'POST', headers: json, body: '{' }, 400],
  [
    'the graph, by another method',
    '/graphql',
    { method: 'PUT', headers: { ...json, 'apollo-require-preflight': '1' }, body: '{}' },
    405,
  ],
  [
    'the graph, too large',
    '/graphql',
    { method: 'POST', headers: json, body: ' '.repeat(70_000) },
    413,
  ],
  ['a call', '/api/health', {}, 200],
  ['a call without a session', '/api/animals', {}, 401],
  [
    'a call of another type',
    '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
    415,
  ],
  ['a call by another method', '/api/animals', { method: 'PUT' }, 405],
  ['no call', '/api/nothing', {}, 404],
  ['no photo', '/photos/x.webp', {}, 404],
  ['the OpenAPI document', '/api/openapi.json', {}, 200],
  ['the script of its page', '/api/docs/start.js', {}, 200],
])(
  '%s: nothing inline, nothing from elsewhere, no device, no text that becomes code',
  async (_, path, init, status) => {
    const response = await fetch(app.url + path, init)
    await response.text()
    // There is no page without a build.
    expect([status, 404]).toContain(response.status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...everywhere,
      'content-security-policy': expect.stringMatching(
        /default-src 'self';script-src 'self';style-src 'self';.*object-src 'none'.*frame-ancestors 'none';require-trusted-types-for 'script';trusted-types nephrochat$/,
      ),
    })
  },
)

test('the page of the calls has two policies: DOMPurify’s, and one for the HTML that it cleaned', async () => {
  const { headers } = await fetch(`${app.url}/api/docs`)
  expect(Object.fromEntries(headers)).toMatchObject({
    ...everywhere,
    'content-security-policy': expect.stringMatching(
      /default-src 'self';script-src 'self';.*require-trusted-types-for 'script';trusted-types default dompurify$/,
    ),
  })
})

test('responses to malformed requests have the security headers', async () => {
  for (const [sent, status] of [
    ['nonsense\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
    ['GET /api/health HTTP/1.1\r\n\r\n', '400 Bad Request'],
    ['GET /api/health HTTP/1.0\r\n\r\n', '200 OK'],
    ['GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n', '200 OK'],
  ] as const) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(sent)
    const response = await text(socket)
    expect(response).toMatch(`HTTP/1.1 ${status}\r\n`)
    expect(response).toMatch(/content-security-policy: default-src 'self';/i)
    expect(response).toMatch(/permissions-policy: accelerometer=\(\)/i)
  }
})

test.each(['/assets', '*', '/\\evil.example/..', '//evil.example/..'])(
  'the address %s of a folder is no redirect',
  async (address) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    const [head] = (await text(socket)).split('\r\n\r\n')
    expect(head).not.toMatch(/^location:/im)
    expect(head).toMatch(/^HTTP\/1\.1 (200|404) /)
  },
)

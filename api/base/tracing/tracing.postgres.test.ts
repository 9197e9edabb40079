import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createOwnedRows, type OwnedRows } from '../../testing/household'
import { freePort } from '../../testing/servers/freePort'
import { createTestApp, type TestApp } from '../../testing/testApp'

interface SentSpan {
  traceId: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

let setupApp: TestApp
let owner: OwnedRows
let receiver: Server
let child: ChildProcess | undefined
let texts: string[] = []
let spans: SentSpan[] = []

beforeAll(async () => {
  setupApp = await createTestApp()
  owner = (await createOwnedRows(setupApp, 1))[0]!
  receiver = createServer((request, response) => {
    void json(request).then((body) => {
      texts.push(JSON.stringify(body))
      for (const { scopeSpans } of (
        body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
      ).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  child?.kill('SIGKILL')
  texts = []
  spans = []
})
afterAll(async () => {
  receiver.close()
  await setupApp.close()
})

async function start(endpoint: string): Promise<string> {
  const [{ name } = { name: '' }] = await setupApp.database.connection((connection) =>
    connection.rows<{ name: string }>('SELECT current_database() AS name'),
  )
  const port = await freePort()
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: Object.assign(new URL(process.env['TEST_DATABASE_URL']!), {
      pathname: `/${name}`,
    }).href,
    JWT_SECRET: setupApp.services.env.jwtSecret!,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../../server.ts', import.meta.url))],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health?ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  return url
}

async function sendRequests(url: string): Promise<number[]> {
  const headers = {
    authorization: `Bearer ${owner.accessToken}`,
    'content-type': 'application/json',
  }
  const query = 'query AnalysisScreenQuery($uuid: ID!) { animal(uuid: $uuid) { name } }'
  const responses = [
    await fetch(`${url}/api/animals/${owner.cat}?who=${owner.user.email}`, { headers }),
    await fetch(`${url}/api/shared/${owner.shareLink.token}`),
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { uuid: owner.cat } }),
    }),
  ]
  return responses.map(({ status }) => status)
}

const attribute = (span: SentSpan, key: string) =>
  span.attributes.find((one) => one.key === key)?.value['stringValue']

test('a request is a span with its route and its statements, and identifies no user', async () => {
  const url = await start(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`)
  expect(await sendRequests(url)).toEqual([200, 200, 200])
  const spanOf = (name: string) => spans.find((span) => span.name === name)
  await expect
    .poll(
      () =>
        ['GET /api/animals/:id', 'GET /api/shared/:token', 'POST /graphql'].map(
          (name) => spanOf(name) !== undefined,
        ),
      { timeout: 20_000 },
    )
    .toEqual([true, true, true])
  const statements = spans.filter(
    ({ traceId, name }) =>
      traceId === spanOf('GET /api/animals/:id')!.traceId && name.startsWith('pg.query'),
  )
  expect(
    statements.map((span) => attribute(span, 'db.query.text') ?? attribute(span, 'db.statement')),
  ).toEqual([expect.stringContaining('SELECT')])
  expect(attribute(spanOf('POST /graphql')!, 'graphql.operation.name')).toBe('AnalysisScreenQuery')
  expect(texts.join('')).toContain('{"key":"service.name","value":{"stringValue":"nephrochat"}}')
  for (const identity of [
    '"host.name"',
    '"process.',
    owner.user.email,
    encodeURIComponent(owner.user.email),
    owner.cat,
    owner.user.id,
    owner.accessToken,
    owner.shareLink.token,
    '127.0.0.1',
  ]) {
    expect(texts.join('\n')).not.toContain(identity)
  }
}, 90_000)

test('an unavailable receiver fails no request', async () => {
  expect(await sendRequests(await start(`http://127.0.0.1:${await freePort()}`))).toEqual([
    200, 200, 200,
  ])
}, 90_000)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnedRows } from '../testing/household'
import { freePort } from '../testing/servers/freePort'
import { createTestApp, type TestApp } from '../testing/testApp'

// Simulates a rolling restart: two processes on one database, and clients with keep-alive
// connections to a ready one.

interface Process {
  child: ChildProcess
  port: number
}

let setupApp: TestApp
const started: ChildProcess[] = []

beforeAll(async () => {
  setupApp = await createTestApp()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await setupApp.close()
})

const agent = new Agent({ keepAlive: true })

function send(
  port: number,
  path: string,
  token?: string,
): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    request({ port, path, agent, headers, host: '127.0.0.1' }, (response) => {
      response
        .resume()
        .once('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        )
    })
      .once('error', reject)
      .end()
  })
}

async function start(databaseUrl: string): Promise<Process> {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: '6',
    RATE_LIMITS: 'off',
    JWT_SECRET: setupApp.services.env.jwtSecret!,
  }
  const server = fileURLToPath(new URL('../server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  await expect
    .poll(
      () =>
        send(port, '/api/health?ready').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200)
  return { child, port }
}

test('no request fails while one of two processes ends, and its exit code is 0', async () => {
  const [{ name } = { name: '' }] = await setupApp.database.connection((connection) =>
    connection.rows<{ name: string }>('SELECT current_database() AS name'),
  )
  const url = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), {
    pathname: `/${name}`,
  }).href
  const [first, second] = await Promise.all([start(url), start(url)])
  const [owner] = await createOwnedRows(setupApp, 1)
  const stopController = new AbortController()
  const failures: unknown[] = []
  const closing: (string | undefined)[] = []
  let requestCount = 0
  let isFirstReady = true

  async function client(): Promise<void> {
    while (!stopController.signal.aborted) {
      const port = isFirstReady && requestCount % 2 === 0 ? first.port : second.port
      requestCount += 1
      const { status, connection } = await send(port, '/api/animals', owner!.accessToken).catch(
        (error: unknown) => ({ status: error, connection: undefined }),
      )
      if (status !== 200) failures.push(status)
      if (port === first.port) closing.push(connection)
    }
  }
  async function watch(): Promise<void> {
    while (isFirstReady) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      isFirstReady = (await send(first.port, '/api/health?ready')).status === 200
    }
  }

  const clients = Promise.all(Array.from({ length: 6 }, client))
  await expect.poll(() => requestCount).toBeGreaterThan(50)
  const ended = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  first.child.kill('SIGTERM')
  await watch()
  const then = requestCount
  expect(await ended).toEqual([0, null])
  await expect.poll(() => requestCount).toBeGreaterThan(then + 50)
  stopController.abort()
  await clients
  expect(failures).toEqual([])
  expect(closing).toContain('close')
  expect((await send(second.port, '/api/health?ready')).status).toBe(200)
}, 300_000)

import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp } from '../app'
import { operatorPaths } from '../http/admission'
import { bounds } from '../http/bounds'
import { createContract, readOpenApi } from '../testing/contract'
import { createTestApp, type TestApp } from '../testing/testApp'
import type { HandledRoute } from './route'
import { routes } from './routes'

// The response is 503, as documented for each call.

let app: TestApp
let full: App
let url: string
const waitingCalls: (() => void)[] = []
const agent = new Agent({ maxSockets: Infinity })

/** Occupies a permit until the test ends. */
const hold: HandledRoute = {
  method: 'GET',
  path: '/api/hold',
  access: 'public',
  summary: 'Waits.',
  handle: async (_, response) => {
    await new Promise<void>((resolve) => waitingCalls.push(resolve))
    response.status(204).end()
  },
}

beforeAll(async () => {
  app = await createTestApp()
  full = await createApp({ ...app.services, shutdownSignal: AbortSignal.abort() }, [
    ...routes,
    hold,
  ])
  await new Promise<void>((resolve) => full.server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(full.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const end of waitingCalls.splice(0)) end()
  agent.destroy()
  await full.close()
  await app.close()
})

test('a full server responds to each call as documented, and a stopping one is not ready', async () => {
  const check = createContract(await readOpenApi(app.url))
  for (let count = 0; count < bounds.requests; count += 1)
    request(`${url}/api/hold`, { agent }, (response) => response.resume())
      .once('error', () => undefined)
      .end()
  await expect.poll(() => waitingCalls.length, { timeout: 60_000 }).toBe(bounds.requests)
  for (const { method, path } of routes) {
    const isOperatorPath = operatorPaths.includes(path)
    if (isOperatorPath && path !== '/api/health') continue
    const address = path.replace(/:\w+/g, 'x')
    const response = await fetch(`${url}${address}${isOperatorPath ? '?ready' : ''}`, { method })
    expect([method, path, response.status]).toEqual([method, path, 503])
    const type = response.headers.get('content-type')?.split(';')[0]
    check(method, address, { status: 503, type, body: await response.json() })
  }
}, 120_000)

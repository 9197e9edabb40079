import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenApi } from '../testing/contract'
import { createOwnedRows, type OwnedRows } from '../testing/household'
import type { DocumentedCall } from '../testing/rights/documentedCalls'
import { restRows } from '../testing/rights/rest'
import { provocationsByCall, commonProvocations, metricsToken } from '../testing/rights/statuses'
import { createTypedCalls } from '../testing/rights/typedCalls'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'
import { openApi, openApiPath } from './openapi'
import { sections } from './routes'

// A client with the types of openapi-typescript receives each documented status of each call, and
// the document describes the response. protocol.test.ts tests 405 and overload.test.ts 503. No client
// can cause 500.

const admin = 'statuses@example.org'
const elsewhere = new Set(['405', '500', '503'])
const { paths } = openApi(sections, { version: '0', publicUrl: 'http://localhost:3000' }) as OpenApi

type TypedCalls = Awaited<ReturnType<typeof createTypedCalls>>
let app: TestApp
let limited: TestApp
let unmeasured: TestApp
let clients: { usual: TypedCalls; limited: TypedCalls; unmeasured: TypedCalls }
let exhausted: OwnedRows

beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAIL: admin, METRICS_TOKEN: metricsToken })
  limited = await createSecondApp(app, { RATE_LIMITS: 'on' })
  unmeasured = await createSecondApp(app)
  clients = {
    usual: await createTypedCalls(app),
    limited: await createTypedCalls(limited),
    unmeasured: await createTypedCalls(unmeasured),
  }
  exhausted = (await createOwnedRows(app, 1))[0]!
  await exhaust(longLimits(exhausted))
}, 120_000)
afterAll(async () => {
  await limited.close()
  await unmeasured.close()
  await app.close()
})

const network = '127.0.0.1'
type Limit = Parameters<TestApp['services']['limits']['take']>

async function exhaust(limits: [count: number, ...limit: Limit][]): Promise<void> {
  for (const [count, ...limit] of limits)
    await Promise.allSettled(
      Array.from({ length: count }, () => limited.services.limits.take(...limit)),
    )
}

/** These limits last an hour or 15 minutes. */
const longLimits = ({ user }: OwnedRows): Parameters<typeof exhaust>[0] => [
  [61, 'upload', user.id],
  [6, 'mail', user.email],
  [31, 'forgottenNetwork', network],
  [11, 'signIn', user.email, network],
  [101, 'registration', network],
  [21, 'proposal', network],
]
/** These limits last a minute, which may pass before the next call. */
const shortLimits = ({ tools }: OwnedRows): Parameters<typeof exhaust>[0] => [
  [601, 'tool', tools.id],
  [121, 'shareReading', network],
  [121, 'shareOpening', network],
]

const statusesOf = (call: string): string[] => {
  const [method = '', path = ''] = call.split(' ')
  return Object.keys(paths[openApiPath(path)]![method.toLowerCase()]!.responses)
}

async function ownerFor(call: string, status: string, owner: OwnedRows): Promise<OwnedRows> {
  if (status === '429') {
    await exhaust(shortLimits(exhausted))
    return exhausted
  }
  const isAdmins = call.includes('/admin/') && !['401', '403'].includes(status)
  if (!isAdmins) return owner
  await app.services.prisma.user.deleteMany({ where: { email: admin } })
  return (await createOwnedRows(app, 1, admin))[0]!
}

function clientFor(call: string, status: string): TypedCalls {
  if (status === '429') return clients.limited
  return call === 'GET /metrics' && status === '404' ? clients.unmeasured : clients.usual
}

test.each(Object.keys(restRows) as DocumentedCall[])('%s', { timeout: 60_000 }, async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const got: Record<string, number> = {}
  const expected = statusesOf(call).filter((status) => !elsewhere.has(status))
  const [another, ...owners] = await createOwnedRows(app, 1 + expected.length)
  for (const [index, status] of expected.entries()) {
    const owner = await ownerFor(call, status, owners[index]!)
    const provoke = provocationsByCall[call]?.[Number(status)] ?? commonProvocations[status]!
    const sent = await provoke({ app, owner, another: another! }, call)
    const send = () => clientFor(call, status)({ method, path }, owner, sent)
    got[status] = await send()
    // The minute of the short limits may have ended before the call.
    if (status === '429' && got[status] !== 429) {
      await exhaust(shortLimits(owner))
      got[status] = await send()
    }
  }
  expect(got).toEqual(Object.fromEntries(expected.map((status) => [status, Number(status)])))
})

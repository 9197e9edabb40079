import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { schema } from '../execution/schema'
import { routes } from '../rest/routes'
import { accountContentsOf, createOwnedRows, type OwnedRows, secret } from '../testing/household'
import { joinCircles } from '../testing/joinCircles'
import { createRestClient, type RestClient } from '../testing/restClient'
import { type CallOutcome, type TestCaller, callers, tools } from '../testing/rights/callers'
import { fillPath, pathParametersOf } from '../testing/rights/pathParameters'
import { graph, rest } from '../testing/rights/rights'
import { createTestApp, type TestApp } from '../testing/testApp'

// Every kind of caller calls every route and every root field of the graph about another user's
// data. The table is in api/testing/rights/.

const admin = 'admin@example.org'

let app: TestApp
/** Every response must be one that the OpenAPI document has for the call. */
let call: RestClient
beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAIL: admin })
  call = await createRestClient(app)
})
afterAll(() => app.close())

test('every route of the router has a row, and every row a route', () => {
  expect(Object.keys(rest).toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('every root field of the graph has a row, and every row a field', () => {
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()),
  )
  expect(Object.keys(graph).toSorted()).toEqual(fields.toSorted())
})

/** Counts the openings of the link. */
const countedCall = 'GET /api/shared/:token'

test.each(Object.keys(rest))('%s', async (row) => {
  const [method = '', path = ''] = row.split(' ')
  const { send, expected, reads } = rest[row]!
  await expectForEveryCaller(
    { expected, reads: reads && row !== countedCall },
    async (owner, headers) => {
      const { body, headers: own } = (await send?.(owner)) ?? {}
      const { status, body: returned } = await call(
        `${method} ${fillPath(path, pathParametersOf(path, owner))}`,
        { body, headers: { ...own, ...headers } },
      )
      return {
        outcome: status,
        text: typeof returned === 'string' ? returned : JSON.stringify(returned),
      }
    },
  )
})

test.each(Object.keys(graph))('%s', async (name) => {
  const { variables, document, expected, reads } = graph[name]!
  await expectForEveryCaller({ expected, reads }, async (owner, headers) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: document(name), variables: await variables?.(owner) }),
    })
    const text = await response.text()
    const { data, errors } = JSON.parse(text)
    const value = data?.[name]
    const isNothing =
      value === null || (Array.isArray(value) && value.every((item) => item === null))
    return { outcome: errors?.[0].extensions.code ?? (isNothing ? 'nothing' : 'ok'), text }
  })
})

/** The helpers are in the order of joinCircles. */
const helpers = ['carer', 'sitter', 'ended sitter', 'former carer'] as const

type SendAsCaller = (owner: OwnedRows, headers: Record<string, string>) => Promise<CallOutcome>

interface Rights {
  expected: Record<string, CallOutcome['outcome']>
  reads: boolean
}

let sharedHouseholds: Promise<OwnedRows[]> | undefined
/** The owners of the calls that change something are last, one for each. */
async function householdsFor(changes: number): Promise<OwnedRows[]> {
  const count = 2 + helpers.length
  const create = async () => {
    const households = await createOwnedRows(app, count + changes)
    await joinCircles(app, [households[0]!, ...households.slice(count)], households.slice(2, count))
    return households
  }
  return await (changes === 0 ? (sharedHouseholds ??= create()) : create())
}

/**
 * Refused callers run first, since they change nothing. Each of the others has its own owner. Calls
 * that only read share one owner.
 */
async function expectForEveryCaller(
  { expected, reads }: Rights,
  send: SendAsCaller,
): Promise<void> {
  const may = (caller: string) =>
    expected[caller] === expected['owner'] ||
    expected[caller] === 'ok' ||
    Number(expected[caller]) < 300
  const allowed = callers.filter(may)
  const households = await householdsFor(reads ? 0 : allowed.length)
  const [owner, otherOwner] = households
  const circle = households.slice(2, 2 + helpers.length)
  const owners = reads ? allowed.map(() => owner) : households.slice(2 + helpers.length)
  const headersFor = (caller: TestCaller, of: OwnedRows) =>
    headersOf(caller, of, circle[helpers.findIndex((helper) => helper === caller)] ?? otherOwner!)
  const before = await accountContentsOf(app, owner!)
  for (const caller of callers.filter((one) => !may(one))) {
    const { outcome, text } = await send(owner!, await headersFor(caller, owner!))
    expect([caller, outcome, text]).toEqual([
      caller,
      expected[caller],
      expect.not.stringContaining(secret),
    ])
  }
  expect(await accountContentsOf(app, owner!)).toBe(before)
  for (const [index, caller] of allowed.entries()) {
    const { outcome, text } = await send(owners[index]!, await headersFor(caller, owners[index]!))
    expect([caller, outcome, text]).toEqual([caller, expected[caller], expect.any(String)])
    const { cat, measurement, user, shareLink } = owners[index]!
    const isMember =
      ['owner', 'carer', 'sitter'].includes(caller) || tools.some((tool) => tool === caller)
    const isPublic = expected['anonymous'] === expected['owner']
    if (caller === 'reading tool' && !isPublic) expect(text).not.toContain(shareLink.token)
    if (!isMember && !isPublic)
      for (const secretValue of [cat, measurement, user.email, shareLink.token])
        expect(text).not.toContain(secretValue)
  }
  if (reads) expect(await accountContentsOf(app, owner!)).toBe(before)
}

async function headersOf(
  caller: TestCaller,
  owner: OwnedRows,
  other: OwnedRows,
): Promise<Record<string, string>> {
  const tokens: Record<TestCaller, () => string | Promise<string>> = {
    anonymous: () => '',
    owner: () => owner.accessToken,
    carer: () => other.accessToken,
    sitter: () => other.accessToken,
    'ended sitter': () => other.accessToken,
    'former carer': () => other.accessToken,
    'another owner': () => other.accessToken,
    expired: expiredToken,
    admin: adminToken,
    'share token': () => owner.shareLink.token,
    'reading tool': () => owner.tools.reading,
    'writing tool': () => owner.tools.writing,
  }
  const token = await tokens[caller]()
  return token === '' ? {} : { authorization: `Bearer ${token}` }
}

let expired: Promise<string> | undefined
/** The session is active: only its access token has expired. */
const expiredToken = () => (expired ??= tokenOfThePast())

async function tokenOfThePast(): Promise<string> {
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() - 16 * MINUTE_MS)
  const [owner] = await createOwnedRows(app, 1)
  app.clock.now = now
  return owner!.accessToken
}

let theAdmin: OwnedRows | undefined
/** Reused until a call deletes the user or ends the session. */
async function adminToken(): Promise<string> {
  const { prisma } = app.services
  const isIn =
    theAdmin &&
    (await prisma.refreshFamily.count({ where: { userId: theAdmin.user.id, revokedAt: null } })) > 0
  if (!isIn) {
    await prisma.user.deleteMany({ where: { email: admin } })
    theAdmin = (await createOwnedRows(app, 1, admin))[0]
  }
  return theAdmin!.accessToken
}

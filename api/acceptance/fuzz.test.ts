import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusOf } from '../base/errors'
import { schema } from '../execution/schema'
import { photoAddress } from '../storage/photoStore'
import { createContract, type OpenApi, readOpenApi } from '../testing/contract'
import { anyRequest } from '../testing/fuzz/anyRequest'
import type { FuzzRequest } from '../testing/fuzz/request'
import { accountContentsOf, createOwnedRows, type OwnedRows } from '../testing/household'
import { brokenInvariants } from '../testing/invariants'
import { createTestApp, type TestApp } from '../testing/testApp'

// Sends random requests: each response is a documented one, and the database satisfies its
// constraints. `npm run fuzz` sends ten thousand requests.

const onPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** On PGlite, only the database's errors may differ. */
const count = Number(process.env['FUZZ_REQUESTS'] ?? (onPostgres ? 1_000 : 300))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const tenMinutesMs = 600_000
const pollTimeoutMs = 20_000
const admin = 'fuzz@example.org'

let app: TestApp
let document: OpenApi
let check: ReturnType<typeof createContract>
/** The admin, for whom every call is allowed. */
let adminRows: OwnedRows
let formerAdmins = 0
let mailTokens: { verify: string; reset: string }
/** A user whom no request may affect. */
let otherOwner: OwnedRows
const agent = new Agent({ keepAlive: true })

beforeAll(async () => {
  app = await createTestApp({ ADMIN_EMAIL: admin })
  document = await readOpenApi(app.url)
  check = createContract(document)
  adminRows = await createFuzzUser()
  otherOwner = (await createOwnedRows(app, 1))[0]!
  // Other passwords would let a request sign in as this user, since all have the same one.
  await app.services.prisma.user.update({
    where: { id: otherOwner.user.id },
    data: { passwordHash: null },
  })
})
afterAll(async () => {
  agent.destroy()
  await app.close()
})

let signIns = 0
/** Each costs a password hash, so 500 are enough. */
const isSignIn = ({ path, body = '' }: FuzzRequest) =>
  /auth\/(register|login|reset|change)/.test(path) ||
  (path === '/graphql' && /(register|login|resetPassword|changePassword)\(/.test(String(body)))

function resolved(text: string): string {
  const {
    cat,
    measurement,
    weight,
    labResult,
    proposal,
    alertRecord,
    shareLink,
    photo,
    upload,
    user,
    refreshToken,
    accessToken,
  } = adminRows
  const known: Record<string, string> = {
    cat,
    measurement,
    weight,
    labResult,
    proposal,
    alertRecord,
    photo,
    upload,
    refreshToken,
    accessToken,
    photoAddress: photoAddress(photo, app.services.env),
    verifyToken: mailTokens.verify,
    resetToken: mailTokens.reset,
    link: shareLink.id,
    linkToken: shareLink.token,
    email: user.email,
    nodeId: btoa(`Animal:${cat}`),
    theirCat: otherOwner.cat,
    theirMeasurement: otherOwner.measurement,
    theirLink: otherOwner.shareLink.id,
    theirEmail: otherOwner.user.email,
    theirNodeId: btoa(`Animal:${otherOwner.cat}`),
  }
  return text.replace(/«(\w+)»/g, (whole, name: string) => known[name] ?? whole)
}

interface FuzzResponse {
  status: number
  type: string | undefined
  text: string
}

async function send({ method, path, headers, body }: FuzzRequest): Promise<FuzzResponse> {
  const url = new URL(app.url)
  const bytes = Buffer.from(typeof body === 'string' ? resolved(body) : (body ?? []))
  // Node sends no content-length with OPTIONS or DELETE: the body would be read as the next
  // request.
  const length = body === undefined ? {} : { 'content-length': String(bytes.length) }
  return await new Promise((resolve, reject) => {
    const sent = request(
      {
        host: url.hostname,
        port: url.port,
        agent,
        method,
        path: resolved(path),
        timeout: pollTimeoutMs,
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, resolved(value)]),
          ),
          ...length,
        },
      },
      (response) => {
        buffer(response).then(
          (content) =>
            resolve({
              status: response.statusCode!,
              type: response.headers['content-type']?.split(';')[0],
              text: content.toString('utf8'),
            }),
          reject,
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no response')))
    sent.once('error', reject)
    sent.end(bytes)
  })
}

const internalText =
  /prisma|postgres|pglite|invocation|sqlstate|node_modules|\.tsx?\b|\.js:\d|\n\s+at /i

function expectOneOfOurs(
  { method, path }: FuzzRequest,
  { status, type, text }: FuzzResponse,
): void {
  expect([500, 503]).not.toContain(status)
  if (status === 304) return
  const [plain = ''] = resolved(path).split('?')
  const isJson = type?.includes('json') ?? false
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text
  if (status >= 400 && !plain.startsWith('/api/docs')) expect(text).not.toMatch(internalText)
  if (/^\/graphql(\?|$)/.test(path)) {
    const { errors = [] } = (body || {}) as {
      errors?: { message: string; extensions: { code: keyof typeof statusOf } }[]
    }
    for (const { message, extensions } of errors) {
      expect(Object.keys(statusOf)).toContain(extensions.code)
      expect(['INTERNAL', 'UNAVAILABLE']).not.toContain(extensions.code)
      expect(message).not.toMatch(/did you mean/i)
    }
  } else if (/^\/api(\/|$)/.test(plain)) {
    check(method, plain, { status, type, body })
    if (status < 400 || method === 'HEAD') return
    expect(type).toBe('application/problem+json')
    expect(body).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.any(String),
      detail: expect.stringMatching(/./),
      code: expect.any(String),
    })
    expect(statusOf[(body as { code: keyof typeof statusOf }).code]).toBe(status)
  }
}

async function createFuzzUser(): Promise<OwnedRows> {
  await app.services.prisma.user.updateMany({
    where: { email: admin },
    data: { email: `former${++formerAdmins}@example.org` },
  })
  const made = (await createOwnedRows(app, 1, admin))[0]!
  mailTokens = { verify: await made.mailToken('verify'), reset: await made.mailToken('reset') }
  return made
}

/** Some requests end the session or delete the cat: a new user continues. */
async function renewUser(): Promise<void> {
  const me = await fetch(`${app.url}/api/animals/${adminRows.cat}`, {
    headers: { authorization: `Bearer ${adminRows.accessToken}` },
  })
  if (me.status !== 200) adminRows = await createFuzzUser()
}

test(
  `${count} sequential requests: no unforeseen error, no missing response, no leaked data`,
  { timeout: tenMinutesMs + 60_000 },
  async () => {
    const fields = (type: ReturnType<typeof schema.getQueryType>) =>
      Object.values(type!.getFields())
    const requests = anyRequest({
      document,
      queries: fields(schema.getQueryType()),
      mutations: fields(schema.getMutationType()),
    })
    const before = await accountContentsOf(app, otherOwner)
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(requests, async (made) => {
        if (isSignIn(made) && ++signIns > 500) return
        const got = await send(made)
        statuses.set(got.status, (statuses.get(got.status) ?? 0) + 1)
        expectOneOfOurs(made, got)
        await renewUser()
      }),
      { numRuns: count, seed, endOnFailure: true, interruptAfterTimeLimit: tenMinutesMs },
    )
    for (const status of [200, 201, 204, 400, 401, 404])
      expect([...statuses.keys()]).toContain(status)
    expect(await accountContentsOf(app, otherOwner)).toBe(before)
    const { checkedCount, broken } = await brokenInvariants(app.database)
    expect(checkedCount).toBeGreaterThan(40)
    expect(broken).toEqual({})
  },
)

import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../base/log/log'
import { createOwnedRows, type OwnedRows, password, secret } from '../testing/household'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests what is logged, and what must never be: tokens, e-mail addresses, notes, passwords.

let app: TestApp
let owner: OwnedRows
let lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  app = await createTestApp({ RATE_LIMITS: 'on' }, log)
  owner = (await createOwnedRows(app, 1))[0]!
})
beforeEach(() => void (lines = []))
afterAll(() => app.close())

const userHeaders = () => ({
  authorization: `Bearer ${owner.accessToken}`,
  'content-type': 'application/json',
})
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const graph = (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
  post('/graphql', { query, variables }, headers)
/** The request's own line is logged after its response. */
const linesOf = async (response: Response) => {
  await expect
    .poll(() =>
      lines.some(
        ({ msg, requestId }) =>
          msg === 'request' && requestId === response.headers.get('x-request-id'),
      ),
    )
    .toBe(true)
  return lines.filter(({ requestId }) => requestId === response.headers.get('x-request-id'))
}

test('each request is logged in one line, under the id in its response', async () => {
  const response = await fetch(`${app.url}/api/animals/${owner.cat}?limit=secret`, {
    headers: userHeaders(),
  })
  expect(await linesOf(response)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: expect.any(String),
      method: 'GET',
      path: '/api/animals/:id',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('a cancelled download is aborted, and no unexpected error', async () => {
  const socket = connect(Number(new URL(app.url).port))
  socket.end(
    'GET /api/users/me/export HTTP/1.1\r\nHost: localhost\r\n' +
      `Authorization: Bearer ${owner.accessToken}\r\n\r\n`,
    () => socket.destroy(),
  )
  await expect
    .poll(() => lines.map(({ msg, aborted }) => [msg, aborted]))
    .toEqual([['request', true]])
  // The work continues after the request's line.
  await expect.poll(() => app.services.prisma.runningExport.count()).toBe(0)
  await setTimeout(100)
  expect(lines).toHaveLength(1)
})

test('a path is cut at 200 characters', async () => {
  const response = await fetch(`${app.url}/${'a/'.repeat(500)}`)
  const [line] = await linesOf(response)
  expect(line!['path']).toBe(`/${'a/'.repeat(500)}`.slice(0, 200))
})

test('the log contains the mutations that ran, their user, and what was refused', async () => {
  const done = await graph(
    'mutation { a: requestEmailVerification { ok } b: logoutAll { ok } }',
    {},
    userHeaders(),
  )
  expect(await linesOf(done)).toContainEqual(
    expect.objectContaining({
      msg: 'mutations started',
      user: owner.user.id,
      mutations: ['requestEmailVerification', 'logoutAll'],
    }),
  )
  owner = (await createOwnedRows(app, 1))[0]!
  const login = { input: { email: owner.user.email, password: 'wrong' } }
  const wrong = await graph(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    login,
  )
  expect(await linesOf(wrong)).toContainEqual(
    expect.objectContaining({ msg: 'request refused', code: 'BAD_CREDENTIALS', at: ['login'] }),
  )
  const byRest = await post('/api/auth/login', login.input)
  expect(await linesOf(byRest)).toContainEqual(
    expect.objectContaining({ msg: 'request refused', code: 'BAD_CREDENTIALS' }),
  )
  const noAdmin = await fetch(`${app.url}/api/admin/time-override`, { headers: userHeaders() })
  expect(await linesOf(noAdmin)).toContainEqual(
    expect.objectContaining({
      msg: 'request refused',
      code: 'ACCESS_DENIED',
      at: 'GET /api/admin/time-override',
    }),
  )
  const expired = await graph('{ __typename }', {}, { authorization: 'Bearer x.y.z' })
  expect(await linesOf(expired)).toContainEqual(
    expect.objectContaining({ msg: 'request refused', code: 'UNAUTHENTICATED', at: 'session' }),
  )
})

test('a refused client is identifiable by a hash, which does not reveal it', async () => {
  const [one, other] = (await createOwnedRows(app, 2)) as [OwnedRows, OwnedRows]
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }'
  const wrong = (email: string) => ({ email, password: 'wrong' })
  const refusals: Record<string, unknown>[] = []
  for (const response of [
    await graph(login, { input: wrong(one.user.email) }),
    await graph(
      `mutation { a: login(input: { email: " ${one.user.email.toUpperCase()} ", password: "wrong" }) { accessToken } }`,
    ),
    await post('/api/auth/login', wrong(one.user.email)),
    await fetch(`${app.url}/api/admin/time-override`, {
      headers: { authorization: `Bearer ${one.accessToken}` },
    }),
    await post('/api/auth/login', wrong(other.user.email)),
  ]) {
    refusals.push((await linesOf(response)).find(({ msg }) => msg === 'request refused')!)
  }
  expect(new Set(refusals.map(({ network }) => network))).toHaveProperty('size', 1)
  const accounts = refusals.map(({ account }) => account)
  expect(new Set(accounts.slice(0, 4))).toHaveProperty('size', 1)
  expect(accounts[4]).not.toBe(accounts[0])
  for (const hash of [refusals[0]!['network'], ...accounts]) expect(hash).toMatch(/^[\w-]{16}$/)
  // The hash has a key: addresses cannot be found by trying them.
  expect(accounts[0]).toBe(
    createHmac('sha256', app.services.logKey)
      .update(one.user.email)
      .digest('base64url')
      .slice(0, 16),
  )
  const session = await fetch(`${app.url}/api/animals`, { headers: { authorization: 'Bearer x' } })
  const line = (await linesOf(session)).find(({ msg }) => msg === 'request refused')
  expect(line).toMatchObject({ network: refusals[0]!['network'] })
  expect(line).not.toHaveProperty('account')
})

test('an unforeseen error is logged with its cause, under the request’s id, in REST as in the graph', async () => {
  await app.services.prisma.$executeRaw`ALTER TABLE share_links RENAME COLUMN hash TO hash_gone`
  const create =
    'mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { shareLink { token } } }'
  const responses = [
    await graph(create, { input: { animalUuid: owner.cat } }, userHeaders()),
    await post(`/api/animals/${owner.cat}/share`, {}, userHeaders()),
  ]
  await app.services.prisma.$executeRaw`ALTER TABLE share_links RENAME COLUMN hash_gone TO hash`
  for (const [index, response] of responses.entries()) {
    expect(await linesOf(response)).toContainEqual(
      expect.objectContaining({
        level: 50,
        msg: 'unexpected error',
        at: ['createShareLink'],
        err: expect.objectContaining({
          // A cause has its stack once a second.
          ...(index === 0 && { stack: expect.any(String) }),
          message: expect.stringContaining('hash'),
        }),
      }),
    )
  }
})

test('no token, address, name, note or password is in the log, whatever happens', async () => {
  const { shareLink, refreshToken, accessToken, cat, user } = owner
  const resetToken = await owner.mailToken('reset')
  const note = 'une note que personne ne doit lire'
  await fetch(`${app.url}/shared/${shareLink.token}`)
  await fetch(`${app.url}/api/shared/${shareLink.token}`)
  await fetch(`${app.url}/reset-password?token=${resetToken}`)
  await fetch(`${app.url}/verify-email?token=${resetToken}`)
  await fetch(`${app.url}/?auth=${btoa(JSON.stringify({ accessToken, refreshToken }))}`)
  await fetch(`${app.url}/api/animals/${user.email}`, { headers: userHeaders() })
  await fetch(`${app.url}/api/animals/${encodeURIComponent(user.email)}`, {
    headers: userHeaders(),
  })
  await post('/api/auth/login', { email: user.email, password })
  await post('/api/auth/register', {
    email: user.email,
    password,
    firstName: secret,
    lastName: secret,
  })
  await post('/api/auth/refresh', { refreshToken })
  await post('/api/auth/reset-password', { token: resetToken, password })
  owner = (await createOwnedRows(app, 1))[0]!
  await post(`/api/animals/${owner.cat}/measurements`, { note, appetite: 9 }, userHeaders())
  await graph(
    `mutation { createMeasurement(input: { animalUuid: "${owner.cat}", note: "${note}" }) { kept } }`,
    {},
    userHeaders(),
  )
  // Errors of the database quote the values.
  await app.services.prisma
    .$executeRaw`ALTER TABLE measurements ADD CONSTRAINT no_notes CHECK (note IS NULL) NOT VALID`
  const refused = await post(
    `/api/animals/${owner.cat}/measurements`,
    { note: `${note} !` },
    userHeaders(),
  )
  await app.services.prisma.$executeRaw`ALTER TABLE measurements DROP CONSTRAINT no_notes`
  expect(refused.status).toBe(500)
  await linesOf(refused)
  const log = JSON.stringify(lines)
  expect(log).toContain('no_notes')
  for (const never of [
    shareLink.token,
    refreshToken,
    accessToken,
    resetToken,
    password,
    note,
    secret,
    user.email,
    encodeURIComponent(user.email),
    owner.user.email,
    owner.accessToken,
    cat,
  ]) {
    expect(log).not.toContain(never)
  }
})

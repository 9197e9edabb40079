import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const start = new Date('2025-03-16T08:00:00Z')
beforeEach(() => void (app.clock.now = start))
const setSeconds = (seconds: number) =>
  void (app.clock.now = new Date(start.getTime() + seconds * 1000))
const minuteSeconds = 60
const daySeconds = 86_400

const refresh = (refreshToken: string, process = app) =>
  process.graphql(
    'mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken refreshToken } }',
    { input: { refreshToken } },
  )
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const logout = (refreshToken: string) =>
  app.graphql('mutation ($input: LogoutInput!) { logout(input: $input) { ok } }', {
    input: { refreshToken },
  })
const readViewer = (token?: string) => app.graphql('{ viewer { email } }', {}, token)

async function login(email: string, more: object = {}) {
  const { data } = await app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken refreshToken viewer { email timeZone } } }',
    { input: { email, password: 'correct horse', ...more } },
  )
  return data.login
}

test('without a token there is no viewer; with one, it is the token’s owner', async () => {
  const { accessToken, email } = await app.register()
  expect((await readViewer()).data).toEqual({ viewer: null })
  expect((await readViewer(accessToken)).data).toEqual({ viewer: { email } })
})

test('an access token lasts 15 minutes; then the whole response is HTTP 401', async () => {
  const { accessToken } = await app.register()
  setSeconds(15 * minuteSeconds - 1)
  expect((await readViewer(accessToken)).status).toBe(200)
  setSeconds(15 * minuteSeconds + 1)
  const { status, errors } = await readViewer(accessToken)
  expect(status).toBe(401)
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('a token that this server did not sign gives HTTP 401, not an anonymous response', async () => {
  const { accessToken } = await app.register()
  const [header, claims] = accessToken.split('.')
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
  const forged = await new SignJWT({ fam: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(crypto.randomUUID())
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('a secret of another server, 32 characters'))
  for (const token of ['', 'nonsense', none, forged, `${header}.${claims}.`])
    expect((await readViewer(token)).status).toBe(401)
})

test('each refresh gives a new pair, and the new refresh token works', async () => {
  const first = await app.register()
  setSeconds(20 * minuteSeconds)
  const second = (await refresh(first.refreshToken)).data.refresh
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect((await readViewer(second.accessToken)).data.viewer.email).toBe(first.email)
  expect((await refresh(second.refreshToken)).data.refresh.refreshToken).not.toBe(
    second.refreshToken,
  )
})

test('for 30 seconds the immediate predecessor gets the same successor again', async () => {
  const { refreshToken } = await app.register()
  const first = (await refresh(refreshToken)).data.refresh
  setSeconds(30)
  expect((await refresh(refreshToken)).data.refresh.refreshToken).toBe(first.refreshToken)
})

test('after 30 seconds the predecessor ends the whole family if its successor was used', async () => {
  const { refreshToken } = await app.register()
  const { accessToken, refreshToken: current } = (await refresh(refreshToken)).data.refresh
  expect((await readViewer(accessToken)).status).toBe(200)
  setSeconds(31)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(current)).status).toBe(401)
  expect((await readViewer(accessToken)).status).toBe(401)
})

test('for 10 minutes the predecessor gets the same successor, if that was never used', async () => {
  const { refreshToken, accessToken: former } = await app.register()
  const { refreshToken: lost } = (await refresh(refreshToken)).data.refresh
  // Using the former pair does not mark the new one as used.
  expect((await readViewer(former)).status).toBe(200)
  for (const seconds of [31, 10 * minuteSeconds]) {
    setSeconds(seconds)
    expect((await refresh(refreshToken)).data.refresh.refreshToken).toBe(lost)
  }
  const { accessToken } = (await refresh(refreshToken)).data.refresh
  expect((await readViewer(accessToken)).status).toBe(200)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(lost)).status).toBe(401)
})

test('after 10 minutes the predecessor ends the family, whether or not the response arrived', async () => {
  const { refreshToken } = await app.register()
  const { refreshToken: lost } = (await refresh(refreshToken)).data.refresh
  setSeconds(10 * minuteSeconds + 1)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect((await refresh(lost)).status).toBe(401)
})

test('a token older than the predecessor ends the family at once', async () => {
  const { refreshToken: first } = await app.register()
  const { refreshToken: second } = (await refresh(first)).data.refresh
  const { refreshToken: third } = (await refresh(second)).data.refresh
  expect((await refresh(first)).status).toBe(401)
  expect((await refresh(third)).status).toBe(401)
})

test('ten parallel refreshes get one successor', async () => {
  const { refreshToken } = await app.register()
  const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
  const successors = new Set(responses.map(({ data }) => data.refresh.refreshToken))
  expect(successors.size).toBe(1)
  const [successor] = successors
  expect((await refresh(successor)).status).toBe(200)
})

test('parallel refreshes on two processes get one successor too', async () => {
  const other = await createSecondApp(app)
  try {
    const { refreshToken } = await app.register()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refresh(refreshToken, index % 2 ? other : app)),
    )
    const [successor, ...others] = new Set(responses.map(({ data }) => data.refresh.refreshToken))
    expect(others).toEqual([])
    expect(
      await app.services.prisma.refreshToken.count({
        where: { rotatedAt: null, family: { tokens: { some: { hash: hashOf(successor) } } } },
      }),
    ).toBe(1)
    expect((await refresh(successor, other)).status).toBe(200)
  } finally {
    await other.close()
  }
})

test('two processes that repeat a lost renewal return one successor, or end the session', async () => {
  const other = await createSecondApp(app)
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      setSeconds(0)
      const { refreshToken } = await app.register()
      const { accessToken, refreshToken: successor } = (await refresh(refreshToken)).data.refresh
      setSeconds(9 * minuteSeconds)
      const refreshes = Array.from({ length: 8 }, (_, index) =>
        refresh(refreshToken, index % 2 ? other : app),
      )
      const [arrived, ...responses] = await Promise.all([readViewer(accessToken), ...refreshes])
      expect(arrived.status).toBe(200)
      const given = new Set(
        responses
          .filter(({ status }) => status === 200)
          .map(({ data }) => data.refresh.refreshToken),
      )
      expect([[], [successor]]).toContainEqual([...given])
      // In either order the predecessor is now an old token, which ends the family.
      expect((await refresh(refreshToken, other)).status).toBe(401)
      expect((await refresh(successor, other)).status).toBe(401)
    }
  } finally {
    await other.close()
  }
})

test('a session is renewed 600 times an hour at most, without its repetitions', async () => {
  const { refreshToken: first } = await app.register()
  const { refreshToken } = (await refresh(first)).data.refresh
  const { familyId, createdAt } = await app.services.prisma.refreshToken.findUniqueOrThrow({
    where: { hash: hashOf(refreshToken) },
  })
  await app.services.prisma.refreshToken.createMany({
    data: Array.from({ length: 598 }, (_, index) => ({
      hash: hashOf(`${familyId} ${index}`),
      familyId,
      createdAt,
      rotatedAt: createdAt,
    })),
  })
  const { status, errors } = await refresh(refreshToken)
  expect([status, errors?.[0]?.extensions]).toMatchObject([
    429,
    { code: 'RATE_LIMITED', retryAfterSeconds: 3600 },
  ])
  setSeconds(60 * minuteSeconds)
  const { refreshToken: next } = (await refresh(refreshToken)).data.refresh
  expect((await refresh(refreshToken)).data.refresh.refreshToken).toBe(next)
  expect((await refresh(first)).status).toBe(401)
  expect((await refresh(next)).status).toBe(401)
})

test('an unknown refresh token is refused, and affects no session', async () => {
  const { accessToken } = await app.register()
  for (const unknown of ['', 'nonsense', 'a\0b']) {
    expect((await refresh(unknown)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
  expect((await readViewer(accessToken)).status).toBe(200)
})

test('a logout ends the session of that device at once, and may be repeated', async () => {
  const phone = await app.register()
  const laptop = await login(phone.email)
  expect((await logout(phone.refreshToken)).data).toEqual({ logout: { ok: true } })
  expect((await readViewer(phone.accessToken)).status).toBe(401)
  expect((await refresh(phone.refreshToken)).status).toBe(401)
  expect((await readViewer(laptop.accessToken)).status).toBe(200)
  expect((await logout(phone.refreshToken)).data).toEqual({ logout: { ok: true } })
})

test('a logout by the token’s hash ends the session, and the hash opens none', async () => {
  const { accessToken, refreshToken } = await app.register()
  const refreshTokenHash = hashOf(refreshToken)
  expect((await refresh(refreshTokenHash)).status).toBe(401)
  expect((await readViewer(accessToken)).status).toBe(200)
  const { data } = await app.graphql(
    'mutation ($input: LogoutInput!) { logout(input: $input) { ok } }',
    { input: { refreshTokenHash } },
  )
  expect(data).toEqual({ logout: { ok: true } })
  expect([(await readViewer(accessToken)).status, (await refresh(refreshToken)).status]).toEqual([
    401, 401,
  ])
})

test('a session without “remember me” ends after 7 idle days, another one after 90', async () => {
  const remembered = await app.register()
  const { refreshToken: brief } = await login(remembered.email)
  const { refreshToken: long } = await login(remembered.email, { rememberMe: true })
  setSeconds(6 * daySeconds)
  const slid = (await refresh(brief)).data.refresh.refreshToken
  setSeconds(12 * daySeconds)
  const again = (await refresh(slid)).data.refresh.refreshToken
  setSeconds(19 * daySeconds)
  expect((await refresh(again)).status).toBe(401)
  setSeconds(89 * daySeconds)
  expect((await refresh(remembered.refreshToken)).status).toBe(200)
  setSeconds(90 * daySeconds)
  expect((await refresh(long)).status).toBe(401)
})

test('the database contains no usable token', async () => {
  const { refreshToken } = await app.register()
  const { refreshToken: next } = (await refresh(refreshToken)).data.refresh
  const rows = JSON.stringify(await app.services.prisma.refreshToken.findMany())
  expect(rows).not.toContain(refreshToken)
  expect(rows).not.toContain(next)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'
import { openFamily } from './tokens'

// product/accounts 4.3: the token in the address of a Google return is valid for 60 seconds, once.

let app: TestApp
let userId: string
beforeAll(async () => {
  app = await createTestApp()
  const { email } = await app.register()
  userId = (await app.services.prisma.user.findUniqueOrThrow({ where: { email } })).id
})
afterAll(() => app.close())

const start = new Date('2026-03-16T08:00:00Z')
beforeEach(() => void (app.clock.now = start))
const setSeconds = (seconds: number) =>
  void (app.clock.now = new Date(start.getTime() + seconds * 1000))

async function handOff() {
  const { prisma, keyring } = app.services
  const { tokens } = await openFamily(prisma, {
    userId,
    rememberMe: true,
    handOff: true,
    origin: { network: '192.0.2.1', userAgent: undefined },
    secrets: keyring.secrets(app.clock.now),
    now: app.clock.now,
  })
  return tokens
}

const refresh = (refreshToken: string, timeZone?: string) =>
  app.graphql(
    'mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken refreshToken } }',
    { input: { refreshToken, timeZone } },
  )
const statusOf = async (accessToken: string) =>
  (await app.graphql('{ viewer { email } }', {}, accessToken)).status

test('a hand-off becomes a session of 90 days', async () => {
  const { refreshToken } = await handOff()
  setSeconds(59)
  const { data } = await refresh(refreshToken)
  expect(await statusOf(data.refresh.accessToken)).toBe(200)
  setSeconds(60 + 89 * 86_400)
  expect((await refresh(data.refresh.refreshToken)).status).toBe(200)
})

test('after 60 seconds neither token of a hand-off is valid', async () => {
  const { accessToken, refreshToken } = await handOff()
  setSeconds(59)
  expect(await statusOf(accessToken)).toBe(200)
  setSeconds(60)
  expect(await statusOf(accessToken)).toBe(401)
  expect((await refresh(refreshToken)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('a second use of a hand-off is refused and ends the session of the first', async () => {
  const { refreshToken } = await handOff()
  const { data } = await refresh(refreshToken)
  expect((await refresh(refreshToken)).status).toBe(401)
  expect(await statusOf(data.refresh.accessToken)).toBe(401)
  expect((await refresh(data.refresh.refreshToken)).status).toBe(401)
})

test('of ten parallel uses of a hand-off, one succeeds', async () => {
  const { refreshToken } = await handOff()
  const responses = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 401),
  ])
})

test('a hand-off cannot be turned into an ordinary token, nor an ordinary token into a hand-off', async () => {
  const { refreshToken } = await handOff()
  expect((await refresh(refreshToken.replace('hand-off.', ''))).status).toBe(401)
  const ordinary = await app.register()
  expect((await refresh(`hand-off.${ordinary.refreshToken}`)).status).toBe(401)
  expect((await refresh(ordinary.refreshToken)).status).toBe(200)
})

test('a hand-off stores the browser’s time zone; an ordinary refresh or an unknown zone changes nothing', async () => {
  const { prisma } = app.services
  const zone = async () => (await prisma.user.findUniqueOrThrow({ where: { id: userId } })).timeZone
  const { data } = await refresh((await handOff()).refreshToken, 'America/Cayenne')
  expect(await zone()).toBe('America/Cayenne')
  await refresh(data.refresh.refreshToken, 'Europe/Paris')
  await refresh((await handOff()).refreshToken, 'Nulle/Part')
  await refresh((await handOff()).refreshToken)
  expect(await zone()).toBe('America/Cayenne')
})

test('the database stores only the hash of a hand-off', async () => {
  const { refreshToken } = await handOff()
  expect(JSON.stringify(await app.services.prisma.refreshToken.findMany())).not.toContain(
    refreshToken,
  )
})

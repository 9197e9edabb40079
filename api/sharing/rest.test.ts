import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import { createOwner } from '../testing/owner'
import { createRestClient, type RestResponse, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests product/interfaces 2.6: share links, the vet's record, alert records.

let app: TestApp
let call: RestClient
let token: string
let send: (call: string, body?: object) => Promise<RestResponse>
let cat: string
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://chat.example' })
  call = await createRestClient(app)
  token = await (await createOwner(app)).token()
  send = (to, body) => call(to, { token, body })
  cat = (
    await send('POST /api/animals', {
      name: 'Mistigri',
      weight: '4.2',
      gender: 'female',
      breed: 'Siamois',
      vetPhone: '0123456789',
    })
  ).body.id
})
afterAll(() => app.close())

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const missing = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'Données partagées non trouvées',
  code: 'NOT_FOUND',
}
const share = async () => (await send(`POST /api/animals/${cat}/share`)).body

test('a new link is 201, is valid for 72 hours and first in the list', async () => {
  const { status, body } = await call(`POST /api/animals/${cat}/share`, {
    token,
    headers: { 'content-type': 'application/json' },
  })
  const expiresAt = new Date(app.clock.now.getTime() + 72 * HOUR_MS).toISOString()
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
      shareUrl: `https://chat.example/shared/${body.token}`,
      expiresAt,
    },
  ])
  const { body: all } = await send(`GET /api/animals/${cat}/share-tokens`)
  const unused = {
    createdAt: instant,
    firstAccessedAt: null,
    lastAccessedAt: null,
    accessCount: 0,
    isRevoked: false,
    lockedUntil: null,
  }
  expect(all[0]).toEqual({
    ...body,
    ...unused,
    forWhom: null,
    scopes: ['notes', 'weights', 'care', 'labs', 'photo'],
    hasCode: false,
    mailAtOpening: false,
  })
})

test('a link has a name, a duration and scopes', async () => {
  const options = {
    forWhom: ' Dr Martin, garde du 12 ',
    hours: 720,
    scopes: ['photo', 'weights', 'photo'],
  }
  const { status, body } = await send(`POST /api/animals/${cat}/share`, options)
  expect([status, body.expiresAt]).toEqual([
    201,
    new Date(app.clock.now.getTime() + 720 * HOUR_MS).toISOString(),
  ])
  expect((await send(`GET /api/share/${body.id}`)).body).toMatchObject({
    forWhom: 'Dr Martin, garde du 12',
    scopes: ['weights', 'photo'],
  })
  const { body: refused } = await send(`POST /api/animals/${cat}/share`, {
    forWhom: 'x'.repeat(101),
    hours: 48,
    scopes: ['all'],
  })
  expect(refused.fields).toEqual({
    forWhom: '100 caractères au plus',
    hours: 'La durée est de 24, 72, 168 ou 720 heures',
    'scopes.0': 'Contenu inconnu',
  })
})

test('a link is read and revoked by its id and by its token', async () => {
  const link = await share()
  const record = (await send(`GET /api/share/${link.id}`)).body
  expect(record).toMatchObject({ ...link, isRevoked: false })
  expect((await send(`GET /api/share/${link.token}`)).body).toEqual(record)
  expect((await send(`DELETE /api/animals/${cat}/share/${link.token}`)).body).toEqual({
    ...record,
    isRevoked: true,
  })
  expect((await send(`DELETE /api/share/${link.id}`)).body).toEqual({ ...record, isRevoked: true })
  expect((await send(`GET /api/share/${link.id}`)).body.isRevoked).toBe(true)
})

test('a link of another cat is not found under this one', async () => {
  const { body: other } = await send('POST /api/animals', { name: 'Félix' })
  const link = await share()
  const { status, body } = await send(`DELETE /api/animals/${other.id}/share/${link.token}`)
  expect([status, body.detail]).toEqual([404, 'Lien de partage non trouvé'])
  expect((await send(`GET /api/share/${link.id}`)).body.isRevoked).toBe(false)
})

test('the vet reads the record without data of the owner, and each opening counts once', async () => {
  for (let days = 9; days >= 0; days -= 1) {
    await send(`POST /api/animals/${cat}/measurements`, {
      date: new Date(app.clock.now.getTime() - days * DAY_MS).toISOString(),
      appetite: days === 0 ? 1 : 4,
    })
  }
  const link = await share()
  const { status, body } = await call(`GET /api/shared/${link.token}`, {
    token: 'a token that is passed over',
  })
  expect(status).toBe(200)
  expect(body.animal).toEqual({
    name: 'Mistigri',
    gender: 'F',
    weight: '4.2',
    breed: 'Siamois',
    age: null,
    photoPath: null,
  })
  expect(body.measurements).toHaveLength(7)
  const [newest] = (await send(`GET /api/animals/${cat}/measurements?limit=1`)).body
  expect(body.measurements[0]).toEqual({ ...newest, by: 'propriétaire' })
  expect(body.dailyStatus).toEqual({
    hydration: 'green',
    appetite: 'red',
    vomiting: 'green',
    urination: 'green',
    energy: 'green',
  })
  expect(body.alerts).toEqual((await send(`GET /api/animals/${cat}/alerts`)).body)
  expect(body.days).toHaveLength(10)
  expect(body.days[0]).toEqual({ day: body.measurements[0].day, dailyStatus: body.dailyStatus })
  expect(body.weights).toEqual([{ weight: '4.2', date: instant, by: 'propriétaire' }])
  expect(Object.keys(body).toSorted()).toEqual([
    'alerts',
    'animal',
    'dailyStatus',
    'days',
    'measurements',
    'notices',
    'visit',
    'visitQuestions',
    'watches',
    'weights',
  ])
  await call(`GET /api/shared/${link.token}`)
  expect((await send(`GET /api/share/${link.id}`)).body).toMatchObject({
    accessCount: 2,
    lastAccessedAt: app.clock.now.toISOString(),
  })
})

test('the owner’s session counts no opening and needs no code', async () => {
  const { body: link } = await send(`POST /api/animals/${cat}/share`, { code: '482913' })
  const open = `GET /api/shared/${link.token}`
  expect((await send(open)).body.animal.name).toBe('Mistigri')
  expect((await call(open)).body.code).toBe('CODE_REQUIRED')
  expect((await send(`GET /api/share/${link.id}`)).body).toMatchObject({
    accessCount: 0,
    firstAccessedAt: null,
  })
})

test('another user’s session, an ended or expired one and a tool’s token open a link as no token does', async () => {
  const link = await share()
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() - 16 * MINUTE_MS)
  const expired = await (await createOwner(app)).token()
  app.clock.now = now
  const [otherOwner, signedOut] = [await createOwner(app), await createOwner(app)]
  const ended = await signedOut.token()
  await signedOut.graphql('mutation { logoutAll { ok } }')
  const tool = { name: 'Balance', access: 'read', days: 90, currentPassword: 'correct horse' }
  const { data } = await otherOwner.mutate('createPersonalAccessToken', tool, 'token')
  const tokens = [
    await otherOwner.token(),
    ended,
    expired,
    data.createPersonalAccessToken.token,
    '',
  ]
  for (const other of tokens)
    expect((await call(`GET /api/shared/${link.token}`, { token: other })).status).toBe(200)
  expect((await send(`GET /api/share/${link.id}`)).body.accessCount).toBe(tokens.length)
})

test('an unknown, a revoked and an expired link get the same response', async () => {
  const [revoked, expired] = [await share(), await share()]
  await send(`DELETE /api/share/${revoked.id}`)
  await app.services.prisma.shareLink.update({
    where: { id: expired.id },
    data: { createdAt: new Date(0), expiresAt: app.clock.now },
  })
  for (const link of ['x', revoked.token, expired.token, revoked.id])
    expect((await call(`GET /api/shared/${link}`)).body).toEqual(missing)
  expect((await send(`GET /api/share/${expired.id}`)).body.accessCount).toBe(0)
})

test('alert records are listed newest first, marked as read and dismissed', async () => {
  const { body: all } = await send('GET /api/alerts')
  expect(all[0]).toEqual({
    id: expect.any(String),
    animalId: cat,
    animalName: 'Mistigri',
    alertId: 'appetite-refusal',
    type: 'critical',
    severity: 'red',
    message: expect.any(String),
    date: instant,
    readAt: null,
    dismissedAt: null,
  })
  const [{ id }] = all
  const read = await send(`PATCH /api/alerts/${id}/read`)
  expect([read.status, read.body]).toEqual([200, { ...all[0], readAt: instant }])
  expect((await send('GET /api/alerts?unread=true')).body).toEqual(all.slice(1))
  expect((await send('GET /api/alerts?unread=false')).body).toEqual([read.body, ...all.slice(1)])
  expect((await send(`PATCH /api/alerts/${id}/dismiss`)).body).toEqual({
    ...read.body,
    dismissedAt: instant,
  })
  expect((await send('GET /api/alerts')).body).toEqual(all.slice(1))
  expect((await send('GET /api/alerts?unread=oui')).body.fields).toEqual({
    unread: 'Valeurs possibles\u00a0: true, false',
  })
  const unknownAlert = await send(`PATCH /api/alerts/${crypto.randomUUID()}/read`)
  expect([unknownAlert.status, unknownAlert.body.detail]).toEqual([404, 'Alerte non trouvée'])
})

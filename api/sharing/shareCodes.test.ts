import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/base/duration'
import { hashPassword, maxPendingChecks } from '../auth/passwords'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { submitShareCode } from './shareCodes'

// A link with a code (product/sharing 6), and the mail of its first opening (2.3).

let app: TestApp
let owner: TestOwner
let cat: string
const start = new Date('2025-03-16T08:00:00Z')
const setMinutes = (minutes: number) =>
  void (app.clock.now = new Date(start.getTime() + minutes * MINUTE_MS))

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat({ name: 'Zéphirine' })
  const { userId } = await app.services.prisma.animal.findUniqueOrThrow({ where: { id: cat } })
  const photo = await app.services.prisma.photo.create({
    data: {
      key: crypto.randomUUID().padEnd(43, 'k'),
      large: new Uint8Array([1]),
      small: new Uint8Array([1]),
      userId,
      animalId: cat,
      createdAt: start,
    },
  })
  await app.services.prisma.animal.update({ where: { id: cat }, data: { photoId: photo.id } })
})
afterAll(() => app.close())

const share = async (input: object = { code: '482913' }) => {
  const { data, errors } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat, ...input },
    'shareLink { token hasCode }',
  )
  return errors ? { fields: errors[0]!.extensions.fields } : data.createShareLink.shareLink
}
const post = (path: string, body: object, cookie = '') =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
const get = (path: string, cookie = '') => fetch(app.url + path, { headers: { cookie } })

const texts = {
  sharedAnimal: 'query ($token: String!) { sharedAnimal(token: $token) { name photoPath } }',
  openSharedLink:
    'mutation ($token: String!) { openSharedLink(input: { token: $token }) { sharedAnimal { name photoPath } } }',
}
// oxlint-disable-next-line typescript/no-explicit-any -- tests read responses untyped
const send = async (name: keyof typeof texts, token: string, cookie = ''): Promise<any> =>
  (await post('/graphql', { query: texts[name], variables: { token } }, cookie)).json()
const sendCode = async (token: string, code: string) => {
  const response = await post(`/api/shared/${token}/code`, { code })
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie') ?? '',
    body: await response.json(),
  }
}
const proofOf = async (token: string) => (await sendCode(token, '482913')).cookie.split(';')[0]!
const link = async () =>
  (
    await owner.graphql(
      'query ($id: ID!) { animal(uuid: $id) { shareLinks { accessCount ' +
        'firstAccessedAt lastAccessedAt lockedUntil } } }',
      { id: cat },
    )
  ).data.animal.shareLinks[0]
const mails = () => app.services.prisma.mail.findMany({ where: { kind: 'linkOpened' } })

test('without its code a link shows nothing, by any route', async () => {
  const { token, hasCode } = await share()
  expect(hasCode).toBe(true)
  const { key } = await app.services.prisma.photo.findFirstOrThrow({ where: { animalId: cat } })
  const responses = [
    await send('sharedAnimal', token),
    await send('openSharedLink', token),
    (await (await get(`/api/shared/${token}`)).json()) as { code: string },
  ]
  expect(responses.map((response) => response.code ?? response.errors[0].extensions.code)).toEqual([
    'CODE_REQUIRED',
    'CODE_REQUIRED',
    'CODE_REQUIRED',
  ])
  expect((await get(`/photos/${key}.webp?link=${token}`)).status).toBe(404)
  expect(JSON.stringify(responses)).not.toMatch(/Zéphirine|photos/)
  expect(await link()).toMatchObject({ accessCount: 0, firstAccessedAt: null })
})

test('the code of a link is exchanged for a cookie of an hour, valid for this link only', async () => {
  const [{ token }, { token: other }] = [await share(), await share()]
  const sent = await sendCode(token, ' 482913 ')
  expect([sent.status, sent.body]).toEqual([200, { provenUntil: '2025-03-16T09:00:00.000Z' }])
  expect(sent.cookie).toMatch(
    /^nephrochat-link-[\w-]{16}=\d+\.[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/,
  )
  const cookie = sent.cookie.split(';')[0]!
  const { data } = await send('sharedAnimal', token, cookie)
  expect(data.sharedAnimal.name).toBe('Zéphirine')
  expect(
    (
      await get(
        new URL(data.sharedAnimal.photoPath).pathname + new URL(data.sharedAnimal.photoPath).search,
        cookie,
      )
    ).status,
  ).toBe(200)
  expect((await get(`/api/shared/${token}`, `a=b; ${cookie}`)).status).toBe(200)
  expect(await send('sharedAnimal', other, cookie)).toMatchObject({
    errors: [{ extensions: { code: 'CODE_REQUIRED' } }],
  })
  const [name, value] = cookie.split('=') as [string, string]
  const forged = [
    `${name}=9${value}`,
    `${name}=${value.slice(0, -2)}AA`,
    `${name}=`,
    `${name}=${value.split('.')[0]}.`,
    `x${name}=${value}`,
    `${(await proofOf(other)).split('=')[0]}=${value}`,
  ]
  for (const cookies of forged)
    expect((await get(`/api/shared/${token}`, cookies)).status, cookies).toBe(403)
  setMinutes(60)
  expect((await get(`/api/shared/${token}`, cookie)).status).toBe(403)
})

test('five wrong codes lock a link for 15 minutes, during which it looks unknown', async () => {
  const { token } = await share()
  const proof = await proofOf(token)
  const unknown = await sendCode('A'.repeat(43), '482913')
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Données partagées non trouvées' } })
  for (let wrong = 1; wrong <= 4; wrong += 1)
    expect((await sendCode(token, '000000')).body).toMatchObject({
      status: 403,
      code: 'WRONG_CODE',
      fields: { code: 'Ce n’est pas le bon code' },
    })
  expect(await sendCode(token, '000000')).toEqual(unknown)
  expect(await link()).toMatchObject({ lockedUntil: '2025-03-16T08:15:00.000Z' })
  expect(await sendCode(token, '482913')).toEqual(unknown)
  expect(await send('sharedAnimal', token)).toEqual(await send('sharedAnimal', 'A'.repeat(43)))
  expect(await (await get(`/api/shared/${token}`)).json()).toEqual(unknown.body)
  // A reader who has sent the code before keeps access: wrong codes of others do not end it.
  expect((await get(`/api/shared/${token}`, proof)).status).toBe(200)
  setMinutes(15)
  expect(await link()).toMatchObject({ lockedUntil: null })
  for (let wrong = 1; wrong <= 4; wrong += 1)
    expect((await sendCode(token, '000000')).status).toBe(403)
  expect((await sendCode(token, '482913')).status).toBe(200)
  // A right code resets the count of wrong ones.
  for (let wrong = 1; wrong <= 4; wrong += 1)
    expect((await sendCode(token, '000000')).status).toBe(403)
})

test('fifty wrong codes end a link for good; readers with a proven code keep access', async () => {
  const { token } = await share({ code: '482913', hours: 720 })
  const unknown = await sendCode('A'.repeat(43), '482913')
  const { prisma } = app.services
  for (let wrong = 1; wrong <= 48; wrong += 1) {
    expect((await sendCode(token, '000000')).status, String(wrong)).toBe(403)
    // A right code resets only the count in a row.
    if (wrong % 4 === 0) expect((await sendCode(token, '482913')).status).toBe(200)
  }
  const proof = await proofOf(token)
  expect((await sendCode(token, '000000')).status).toBe(403)
  expect(await sendCode(token, '000000')).toEqual(unknown)
  const { expiresAt, allWrongCodes } = await prisma.shareLink.findFirstOrThrow({
    where: { animalId: cat },
  })
  expect(allWrongCodes).toBe(50)
  expect(await link()).toMatchObject({ lockedUntil: expiresAt.toISOString() })
  setMinutes(30)
  expect(await sendCode(token, '482913')).toEqual(unknown)
  expect((await get(`/api/shared/${token}`, proof)).status).toBe(200)
})

test('a right code is accepted as the fiftieth guess', async () => {
  const { token } = await share()
  await app.services.prisma.shareLink.updateMany({
    where: { animalId: cat },
    data: { allWrongCodes: 49 },
  })
  expect((await sendCode(token, '482913')).status).toBe(200)
  expect(await link()).toMatchObject({ lockedUntil: null })
  expect((await sendCode(token, '000000')).status).toBe(404)
})

test('of ten concurrent codes five are tried', async () => {
  const { token } = await share()
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => (await sendCode(token, '000000')).status),
  )
  expect(statuses.toSorted()).toEqual([
    ...Array<number>(4).fill(403),
    ...Array<number>(6).fill(404),
  ])
})

test('a code that is not checked, because too many passwords wait, is not counted', async () => {
  const { token } = await share()
  const attempt = () =>
    submitShareCode(app.database, { token, code: '482913', now: start }).catch(
      ({ extensions }) => extensions.code,
    )
  const load = Array.from({ length: 2 * maxPendingChecks }, () => hashPassword('correct horse'))
  const settled = Promise.allSettled(load)
  expect(await Promise.all(Array.from({ length: 5 }, attempt))).toContain('UNAVAILABLE')
  await settled
  const { allWrongCodes } = await app.services.prisma.shareLink.findFirstOrThrow({
    where: { animalId: cat },
  })
  expect(allWrongCodes).toBe(0)
  expect((await sendCode(token, '482913')).status).toBe(200)
})

test('a link without a code, an expired and a revoked one accept no code', async () => {
  const [{ token: open }, { token: revoked }, { token: expired }] = [
    await share({}),
    await share(),
    await share({ code: '482913', hours: 24 }),
  ]
  await owner.mutate('revokeShareLink', { uuidOrToken: revoked }, 'shareLink { uuid }')
  const proof = await proofOf(expired)
  setMinutes(24 * 60)
  for (const token of [open, revoked, expired])
    expect((await sendCode(token, '482913')).status).toBe(404)
  expect((await get(`/api/shared/${expired}`, proof)).status).toBe(404)
})

test('a code has six digits and is stored as a hash; the owner needs none, and counts no opening', async () => {
  for (const code of ['12345', '1234567', '12a456', '１２３４５６'])
    expect(await share({ code })).toEqual({ fields: { code: 'Le code a 6 chiffres' } })
  const { token } = await share()
  const row = await app.services.prisma.shareLink.findFirstOrThrow({ where: { animalId: cat } })
  expect(row.codeHash).toMatch(/^\$argon2id\$/)
  for (const name of ['sharedAnimal', 'openSharedLink'] as const) {
    expect((await app.graphql(texts[name], { token }, await owner.token())).errors).toBeUndefined()
    const otherOwner = await createOwner(app)
    expect(
      (await app.graphql(texts[name], { token }, await otherOwner.token())).errors?.[0]?.extensions
        .code,
    ).toBe('CODE_REQUIRED')
  }
  expect(await link()).toMatchObject({ accessCount: 0, firstAccessedAt: null })
})

test('openings are stored; the first sends a mail, if chosen and the address is proven', async () => {
  expect(await share({ mailAtOpening: true })).toEqual({
    fields: { mailAtOpening: 'Confirmez d’abord votre adresse email' },
  })
  await app.services.prisma.user.update({
    where: { email: owner.email },
    data: { emailVerifiedAt: start },
  })
  const { token: tokenWithoutMail } = await share({})
  setMinutes(0.5)
  const { token } = await share({ mailAtOpening: true })
  await send('openSharedLink', tokenWithoutMail)
  expect(await mails()).toEqual([])
  await app.graphql(texts.openSharedLink, { token }, await owner.token())
  await send('sharedAnimal', token)
  expect(await mails()).toEqual([])
  setMinutes(1)
  await Promise.all([send('openSharedLink', token), send('openSharedLink', token)])
  setMinutes(5)
  await send('openSharedLink', token)
  expect(await mails()).toEqual([
    expect.objectContaining({
      recipient: owner.email,
      createdAt: new Date('2025-03-16T08:01:00Z'),
      attempts: 0,
    }),
  ])
  expect(await link()).toEqual({
    accessCount: 3,
    firstAccessedAt: '2025-03-16T08:01:00.000Z',
    lastAccessedAt: '2025-03-16T08:05:00.000Z',
    lockedUntil: null,
  })
})

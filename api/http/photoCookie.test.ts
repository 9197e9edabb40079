import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/base/duration'
import { jpeg } from '../testing/images'
import { createOwner, type TestOwner } from '../testing/owner'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'

// Tests access to a photo: by the owner's token or cookie, and by a valid share link that shows it.

let app: TestApp
let owner: TestOwner
let cat: string
let photo: string
let token: string
let cookie: string
const start = new Date('2026-03-16T08:00:00Z')

beforeAll(
  async () => void (app = await createTestApp({ PUBLIC_URL: 'https://nephrochat.example' })),
)
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
  cat = await owner.addCat()
  photo = await newPhoto()
  token = await owner.token()
  cookie = (await cookieOf(token))!
})

async function newPhoto(): Promise<string> {
  const fileData = `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`
  const { data } = await owner.mutate(
    'setAnimalPhoto',
    { animalUuid: cat, fileData },
    'animal { photoPath }',
  )
  return new URL(data.setAnimalPhoto.animal.photoPath).pathname
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers })
const status = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).status
const setCookieOf = async (path: string, init: RequestInit) =>
  (await fetch(app.url + path, init)).headers.get('set-cookie')
const bearer = (of: string) => ({ authorization: `Bearer ${of}` })

const cookieOf = async (of: string, sent: Record<string, string> = {}) =>
  (await setCookieOf('/api/animals', { headers: { ...bearer(of), ...sent } }))?.split(';')[0]

const graph = (query: string, headers: Record<string, string>, variables = {}) =>
  setCookieOf('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })

async function share() {
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { uuid token }',
  )
  return data.createShareLink.shareLink as { uuid: string; token: string }
}

test('the owner sees a photo by token or session cookie; without either it is refused', async () => {
  expect([
    await status(photo, bearer(token)),
    await status(photo, { cookie }),
    await status(photo),
  ]).toEqual([200, 200, 404])
  const unknown = `/photos/${'A'.repeat(43)}.webp`
  const [refused, none] = [await get(photo), await get(unknown, bearer(token))]
  expect({ ...((await refused.json()) as object), status: refused.status }).toEqual({
    ...((await none.json()) as object),
    status: none.status,
  })
})

test('the cookie is set on each kind of signed-in response, once, and on no other', async () => {
  const full =
    /^nephrochat-photos=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/
  const viewer = '{ viewer { email } }'
  expect(await setCookieOf('/api/animals', { headers: bearer(token) })).toMatch(full)
  expect(await graph(viewer, bearer(token))).toMatch(full)
  expect(await graph(viewer, { ...bearer(token), cookie })).toBeNull()
  const otherOwner = await createOwner(app)
  // A second session replaces it.
  expect(await cookieOf(await otherOwner.token(), { cookie })).not.toBe(cookie)
  expect(await cookieOf(await otherOwner.token(), { cookie })).toMatch(/^nephrochat-photos=./)
  const { token: link } = await share()
  const headersOfOthers: Record<string, string>[] = [{}, { cookie }]
  for (const sent of headersOfOthers) {
    expect(await graph(viewer, sent)).toBeNull()
    expect(
      await graph('query ($token: String!) { sharedAnimal(token: $token) { name } }', sent, {
        token: link,
      }),
    ).toBeNull()
    for (const path of [
      `/api/shared/${link}`,
      `/shared/${link}`,
      '/api/health',
      photo,
      `${photo}?link=${link}`,
    ])
      expect(await setCookieOf(path, { headers: sent }), path).toBeNull()
  }
  expect(await setCookieOf('/api/animals', { headers: bearer(`${token}x`) })).toBeNull()
})

test('the cookie is valid for photos only', async () => {
  expect([
    await status('/api/animals', { cookie }),
    await graph('{ viewer { email } }', { cookie }),
  ]).toEqual([401, null])
})

test('a cookie of another owner’s session, a changed one, or one with another secret shows nothing', async () => {
  const otherOwner = await createOwner(app)
  expect(await status(photo, bearer(await otherOwner.token()))).toBe(404)
  expect(await status(photo, { cookie: (await cookieOf(await otherOwner.token()))! })).toBe(404)
  const [family] = cookie.slice('nephrochat-photos='.length).split('.')
  const otherSignature = (await cookieOf(await otherOwner.token()))!.split('.')[1]
  for (const forged of [
    `${family}.${otherSignature}`,
    `${family}.`,
    family,
    `${family}.${'A'.repeat(43)}`,
    `x.${otherSignature}`,
    `${family}.${'A'.repeat(42)}é`,
    '',
  ]) {
    expect(await status(photo, { cookie: `nephrochat-photos=${forged}` })).toBe(404)
  }
  const elsewhere = await createSecondApp(app, { JWT_SECRET: 'another secret, of 32 characters!' })
  expect((await fetch(elsewhere.url + photo, { headers: { cookie } })).status).toBe(404)
  await elsewhere.close()
  const following = await createSecondApp(app, {
    JWT_SECRET: 'another secret, of 32 characters!',
    JWT_SECRET_PREVIOUS: 'a secret of the tests, 32 characters',
  })
  expect((await fetch(following.url + photo, { headers: { cookie } })).status).toBe(200)
  await following.close()
})

test.each(['logoutAll', 'deleteViewer(input: { currentPassword: "correct horse" })'])(
  '%s: ends the access to the photo and removes the cookie',
  async (mutation) => {
    expect(await graph(`mutation { ${mutation} { ok } }`, { ...bearer(token), cookie })).toMatch(
      /^nephrochat-photos=; Path=\/; Max-Age=0; /,
    )
    expect([await status(photo, { cookie }), await status(photo, bearer(token))]).toEqual([
      404, 404,
    ])
  },
)

test('logout ends one session, whose cookie is void', async () => {
  const { data } = await app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken refreshToken } }',
    { input: { email: owner.email, password: 'correct horse' } },
  )
  const { accessToken, refreshToken } = data.login
  const other = (await cookieOf(accessToken))!
  expect(await status(photo, { cookie: other })).toBe(200)
  const body = JSON.stringify({ refreshToken })
  expect(
    await setCookieOf('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: other },
      body,
    }),
  ).toMatch(/Max-Age=0/)
  expect([await status(photo, { cookie: other }), await status(photo, { cookie })]).toEqual([
    404, 200,
  ])
})

test('the cookie of an expired session shows nothing', async () => {
  app.clock.now = new Date(start.getTime() + 91 * DAY_MS)
  expect(await status(photo, { cookie })).toBe(404)
})

test('an active link shows its cat’s current photo', async () => {
  const { token: link, uuid } = await share()
  const linkedPhoto = `${photo}?link=${link}`
  expect([
    await status(linkedPhoto),
    await status(linkedPhoto.replace('.webp', '-small.webp')),
  ]).toEqual([200, 200])
  // The same owner's other photos: another cat's, and one that no cat shows.
  const other = cat
  cat = await owner.addCat({ name: 'Autre' })
  const otherPhoto = await newPhoto()
  expect([
    await status(`${otherPhoto}?link=${link}`),
    await status(`${otherPhoto}?link=${(await share()).token}`),
  ]).toEqual([404, 200])
  cat = other
  for (const wrong of ['', 'x', `${link}x`, uuid, '%00'])
    expect(await status(`${photo}?link=${wrong}`)).toBe(404)
  const next = await newPhoto()
  expect([await status(linkedPhoto), await status(`${next}?link=${link}`)]).toEqual([404, 200])

  const shown = `${next}?link=${link}`
  const { headers } = await get(shown)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  const known = { 'if-none-match': headers.get('etag')! }
  expect(await status(shown, known)).toBe(304)
  await owner.mutate('revokeShareLink', { uuidOrToken: uuid }, 'shareLink { uuid }')
  // There is no 304 either.
  expect([await status(shown), await status(shown, known)]).toEqual([404, 404])
  const { token: short } = await share()
  app.clock.now = new Date(start.getTime() + 72 * HOUR_MS)
  expect(await status(`${next}?link=${short}`)).toBe(404)
})

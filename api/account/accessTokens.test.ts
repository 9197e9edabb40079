import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/base/duration'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tokens of tools (product/accounts 7). The rights of a tool for each call are tested in
// authorisation.test.ts.

let app: TestApp
let owner: TestOwner
let cat: string
const start = new Date('2026-03-12T08:00:00Z')
const at = (ms: number) => void (app.clock.now = new Date(start.getTime() + ms))

beforeAll(async () => void (app = await createTestApp({ RATE_LIMITS: 'on' })))
afterAll(() => app.close())
beforeEach(async () => {
  at(0)
  await app.database.rows({ name: '', text: 'DELETE FROM rate_limits' }, [])
  owner = await createOwner(app)
  cat = await owner.addCat({ name: 'Isis' })
})

const make = async (input: object = {}) =>
  await owner.mutate(
    'createPersonalAccessToken',
    { name: 'Balance', access: 'write', days: 30, currentPassword: 'correct horse', ...input },
    'token viewer { personalAccessTokens { uuid name access createdAt expiresAt lastUsedAt } }',
  )
const made = async (input?: object) =>
  (await make(input)).data.createPersonalAccessToken.token as string
const listed = async () =>
  (await owner.graphql('{ viewer { personalAccessTokens { uuid name lastUsedAt } } }')).data.viewer
    .personalAccessTokens
const send = async (
  token: string,
  query = '{ viewer { email animals { edges { node { name } } } } }',
) => await app.graphql(query, {}, token)
const weigh = async (token: string) =>
  await app.graphql(
    'mutation ($input: AddWeightInput!) { addWeight(input: $input) { weight { weight } } }',
    { input: { animalUuid: cat, weight: '4.3' } },
    token,
  )
const rest = async (
  token: string,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) =>
  await fetch(app.url + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

test('a token is returned once, stored as a hash with its prefix, and serves GraphQL and REST', async () => {
  const { data } = await make({ name: ' Balance du salon ' })
  const { token, viewer } = data.createPersonalAccessToken
  expect(token).toMatch(/^nephro_[\w-]{43}$/)
  expect(viewer.personalAccessTokens).toEqual([
    {
      uuid: expect.any(String),
      name: 'Balance du salon',
      access: 'write',
      createdAt: '2026-03-12T08:00:00.000Z',
      expiresAt: '2026-04-11T08:00:00.000Z',
      lastUsedAt: null,
    },
  ])
  const rows = await app.database.rows<{ text: string }>(
    { name: '', text: 'SELECT t::text AS text FROM personal_access_tokens t' },
    [],
  )
  expect(JSON.stringify(rows)).not.toContain(token)

  expect((await send(token)).data.viewer).toEqual({
    email: owner.email,
    animals: { edges: [{ node: { name: 'Isis' } }] },
  })
  expect((await weigh(token)).data.addWeight.weight.weight).toBe('4.3')
  const saved = await rest(token, `/api/animals/${cat}/measurements`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appetite: 4 }),
  })
  expect([saved.status, saved.headers.get('set-cookie')]).toEqual([201, null])
  expect(await (await rest(token, `/api/animals/${cat}/weights`)).json()).toContainEqual(
    expect.objectContaining({ weight: '4.3' }),
  )
})

test('a repeated request creates one access, and only its newest token works', async () => {
  const uuid = crypto.randomUUID()
  const [first, newest] = [await made({ uuid }), await made({ uuid })]
  expect(await listed()).toMatchObject([{ uuid, name: 'Balance' }])
  expect((await send(first)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect((await send(newest)).data.viewer.email).toBe(owner.email)
})

test('a token with read access changes nothing', async () => {
  const token = await made({ access: 'read' })
  expect((await send(token)).data.viewer.email).toBe(owner.email)
  const { errors } = await weigh(token)
  expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
    'ACCESS_DENIED',
    'Cet accès permet de lire, pas d’écrire.',
  ])
  const { status } = await rest(token, `/api/animals/${cat}/weights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"weight":"4"}',
  })
  expect(status).toBe(403)
})

test('a tool that may only read sees no token of a share link, with which it could write', async () => {
  const { data } = await owner.mutate(
    'createShareLink',
    { animalUuid: cat },
    'shareLink { uuid token }',
  )
  const link = data.createShareLink.shareLink
  const query = `{ animal(uuid: "${cat}") { shareLinks { token shareUrl } }
    viewer { shareLink(uuidOrToken: "${link.uuid}") { token shareUrl } } }`
  const seenBy = async (tool: string) => [
    JSON.stringify((await send(tool, query)).data),
    await (await rest(tool, `/api/animals/${cat}/share-tokens`)).text(),
    await (await rest(tool, `/api/share/${link.uuid}`)).text(),
  ]
  const [graph, ...responses] = await seenBy(await made({ access: 'read' }))
  const shown = { token: '', shareUrl: expect.stringMatching(/\/shared\/$/) }
  expect(JSON.parse(graph!)).toEqual({
    animal: { shareLinks: [shown] },
    viewer: { shareLink: shown },
  })
  for (const text of responses) expect(text).not.toContain(link.token)
  for (const text of await seenBy(await made())) expect(text).toContain(link.token)
})

test('a tool cannot read the tokens, nor the sessions of the export; it can read the tables of entries', async () => {
  const token = await made()
  expect(
    (await send(token, '{ viewer { personalAccessTokens { name } } }')).errors?.[0]?.extensions
      .code,
  ).toBe('ACCESS_DENIED')
  expect((await rest(token, '/api/users/me/export')).status).toBe(403)
  expect((await rest(token, '/api/users/me/export?format=csv')).status).toBe(200)
})

test('a token ends at its expiry, not before', async () => {
  const token = await made()
  at(30 * DAY_MS - 1)
  expect((await send(token)).data.viewer.email).toBe(owner.email)
  at(30 * DAY_MS)
  const { status, errors } = await send(token)
  expect([status, errors?.[0]?.message]).toEqual([401, 'Accès inconnu, expiré ou révoqué'])
})

test('a token is revoked at once; another id changes nothing', async () => {
  const token = await made()
  const unknown = await owner.mutate(
    'revokePersonalAccessToken',
    { uuid: crypto.randomUUID() },
    'viewer { uuid }',
  )
  expect(unknown.errors?.[0]?.message).toBe('Accès non trouvé')
  const [{ uuid }] = await listed()
  expect((await send(token)).status).toBe(200)
  const { data } = await owner.mutate(
    'revokePersonalAccessToken',
    { uuid },
    'viewer { personalAccessTokens { uuid } }',
  )
  expect(data.revokePersonalAccessToken.viewer.personalAccessTokens).toEqual([])
  expect((await send(token)).status).toBe(401)
})

test('a token ends with the sessions: after a new password, and when all devices are signed out', async () => {
  const first = await made()
  await owner.mutate(
    'changePassword',
    { currentPassword: 'correct horse', password: 'battery staple' },
    'ok',
  )
  expect((await send(first)).status).toBe(401)
  const second = await made({ currentPassword: 'battery staple' })
  await app.graphql('mutation { logoutAll { ok } }', {}, await owner.token())
  expect((await send(second)).status).toBe(401)
})

test('a token stores its last use, to the minute', async () => {
  const token = await made()
  const used = async (ms: number) => {
    at(ms)
    await send(token)
    return (await listed())[0].lastUsedAt
  }
  expect(await used(1_000)).toBe('2026-03-12T08:00:01.000Z')
  expect(await used(MINUTE_MS)).toBe('2026-03-12T08:00:01.000Z')
  expect(await used(MINUTE_MS + 1_000)).toBe('2026-03-12T08:01:01.000Z')
})

test('a token is limited to 600 requests a minute, each token separately', async () => {
  const token = await made({ access: 'read' })
  const [{ uuid }] = await listed()
  const other = await made({ access: 'read' })
  await send(token)
  // Simulates 588 more requests that other processes counted.
  const counted = {
    name: '',
    text: 'UPDATE rate_limits SET points = 589 WHERE key = $1 RETURNING 1',
  }
  const key = `tool:${createHash('sha256')
    .update(JSON.stringify([uuid]))
    .digest('base64url')}`
  await expect.poll(() => app.database.rows(counted, [key])).toHaveLength(1)
  const statuses = []
  for (let attempt = 0; attempt < 14; attempt += 1)
    statuses.push((await send(token, '{ viewer { uuid } }')).status)
  expect(statuses).toEqual([...Array<number>(11).fill(200), 429, 429, 429])
  const refused = await rest(token, '/api/animals')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await send(other)).status).toBe(200)
})

test.each([
  [
    'no password',
    { currentPassword: undefined },
    { currentPassword: 'Mot de passe actuel requis' },
  ],
  [
    'a wrong password',
    { currentPassword: 'wrong horse' },
    { currentPassword: 'Mot de passe actuel incorrect' },
  ],
  ['no name', { name: ' ' }, { name: 'Nom requis' }],
  ['a long name', { name: 'x'.repeat(101) }, { name: '100 caractères au plus' }],
  ['other days', { days: 31 }, { days: 'Durée inconnue\u00a0: 30, 90, 365 jours' }],
])('refuses %s', async (_, input, fields) => {
  const { errors } = await make(input)
  expect([errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields]).toEqual([
    'VALIDATION',
    fields,
  ])
  expect(await listed()).toEqual([])
})

test('an account has 20 tokens at most, also with concurrent requests', async () => {
  for (let count = 0; count < 18; count += 1) await made()
  const responses = await Promise.all(Array.from({ length: 4 }, () => make()))
  expect(responses.filter(({ errors }) => errors)).toHaveLength(2)
  expect(responses.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(
    'Un compte a 20 accès pour outils au plus. Pour en créer un, révoquez-en un autre.',
  )
})

test('an invalid token is refused, and its body is read within the bounds of requests without a session', async () => {
  expect((await send('nephro_x')).status).toBe(401)
  const { status } = await rest('nephro_x', '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { uuid } }', x: 'x'.repeat(70_000) }),
  })
  expect(status).toBe(413)
})

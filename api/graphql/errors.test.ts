import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classifyError, publicMessage } from '../base/errors'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Errors carry a code, for validation the refused fields, and no internals (product/interfaces
// 3.3).

let app: TestApp
let owner: TestOwner
let cat: string

beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

async function send(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    code: JSON.parse(text).errors?.[0]?.extensions?.code,
    type: response.headers.get('content-type'),
  }
}

test('a NUL byte or half an emoji, which the database cannot store, is refused and is no internal error', async () => {
  const attempts: [string, object][] = [
    ['createMeasurement', { animalUuid: cat, note: 'a\0b' }],
    ['createMeasurement', { animalUuid: cat, note: 'a\ud83d' }],
    ['updateMeasurement', { animalUuid: cat, uuid: randomUUID(), note: '\udc08b' }],
    ['createAnimal', { name: 'a\ud83d' }],
    ['createAnimal', { name: 'a\0b' }],
    ['createAnimal', { name: 'Félix', breed: '\0' }],
    ['createAnimal', { name: 'Félix', vetPhone: '01\0' }],
    ['createAnimal', { name: 'Félix', birthDate: '2015-01-01\0' }],
    ['updateAnimal', { uuid: cat, name: 'a\0' }],
    ['updateViewer', { firstName: 'a\0' }],
    ['updateViewer', { email: 'a\0@example.org' }],
    ['login', { email: 'a\0@example.org', password: 'correct horse' }],
    [
      'register',
      { email: 'b@example.org', firstName: 'a\0', lastName: 'b', password: 'correct horse' },
    ],
  ]
  for (const [name, input] of attempts) {
    const { errors } = await owner.mutate(name, input, '__typename')
    expect([name, errors?.[0]?.extensions.code, JSON.stringify(errors)]).toEqual([
      name,
      'VALIDATION',
      expect.not.stringMatching(/prisma|\.ts|invocation/i),
    ])
  }
})

test('if such a text reaches the database, its error message is not returned', async () => {
  const error: unknown = await app.services.prisma.user
    .findFirst({ where: { email: 'a\0b' } })
    .catch((thrown: unknown) => thrown)
  const { code, isUnforeseen } = classifyError(error)
  expect([code, isUnforeseen, publicMessage(code, (error as Error).message)]).toEqual([
    'VALIDATION',
    false,
    'Caractère interdit',
  ])
})

test('the error message of an invalid day is not returned', async () => {
  const error: unknown = await app.services.prisma.dose
    .findFirst({ where: { day: new Date('0000-01-01') } })
    .catch((thrown: unknown) => thrown)
  const { code, isUnforeseen } = classifyError(error)
  expect([code, isUnforeseen, publicMessage(code, (error as Error).message)]).toEqual([
    'VALIDATION',
    false,
    'Date invalide',
  ])
})

test('a password may contain such a text, because it is hashed', async () => {
  const credentials = { email: 'nul@example.org', password: 'correct\0horse' }
  const registered = await app.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }',
    { input: { ...credentials, firstName: 'N', lastName: 'L' } },
  )
  const signedIn = await app.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    { input: credentials },
  )
  expect([registered.errors, signedIn.errors]).toEqual([undefined, undefined])
})

test.each(['{', '"text"', '[]', 'null', '', '{"query": 1}', '{"query": "{"}', '{"variables": {}}'])(
  'a body %j is malformed',
  async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, code: 'MALFORMED' })
  },
)

test('a body of megabytes is too large, and its connection stays usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (body: string) =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const sent = request(
        `${app.url}/graphql`,
        { method: 'POST', agent, headers: { 'content-type': 'application/json' } },
        (response) => {
          const port = sent.socket?.localPort
          response.resume().once('end', () => resolve({ status: response.statusCode, port }))
        },
      )
      sent.once('error', reject).end(body)
    })
  for (const megabytes of [2, 20]) {
    const { status, port } = await post(
      `{"query": "{ __typename } # ${'x'.repeat(megabytes * 1_000_000)}"}`,
    )
    expect(status).toBe(413)
    expect(await post('{"query": "{ __typename }"}')).toEqual({ status: 200, port })
  }
  agent.destroy()
})

test('a document with an unknown field, or of a wrong type, is VALIDATION, and no names are suggested', async () => {
  const wrong = await send('{"query": "{ viewer { emial } }"}')
  expect(wrong).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(wrong.text).not.toContain('Did you mean')
  const { errors } = await owner.mutate(
    'createMeasurement',
    { animalUuid: cat, appetite: 'beaucoup' },
    'kept',
  )
  expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
})

test('an invalid page or cursor is VALIDATION', async () => {
  for (const args of ['first: -1', 'last: -1', 'after: "x"', 'before: "a\\u0000b"']) {
    const { errors } = await owner.graphql(
      `query ($id: ID!) { animal(uuid: $id) { measurements(${args}) { edges { cursor } } } }`,
      { id: cat },
    )
    expect([args, errors?.[0]?.extensions.code]).toEqual([args, 'VALIDATION'])
  }
  const dose = randomUUID()
  for (const args of [
    'first: -1',
    'after: "x"',
    ...['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z'].map(
      (instant) => `before: "${instant} ${dose}"`,
    ),
    'from: "0000-01-01"',
    'to: "2026-02-30"',
  ]) {
    const { errors } = await owner.graphql(
      `query ($id: ID!) { animal(uuid: $id) { doses(${args}) { edges { cursor } } } }`,
      { id: cat },
    )
    expect([args, errors?.[0]?.extensions.code]).toEqual([args, 'VALIDATION'])
  }
  for (const args of ['first: -1', 'after: "x"']) {
    const { errors } = await owner.graphql(`{ viewer { animals(${args}) { edges { cursor } } } }`)
    expect([args, errors?.[0]?.extensions.code]).toEqual([args, 'VALIDATION'])
  }
})

test('a bad token is HTTP 401 for the whole response, for every document', async () => {
  expect(await send('{"query": "{ __typename }"}', { authorization: 'Bearer x' })).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  })
})

test('an internal error does not return its cause, even if it is repeated', async () => {
  const { prisma } = app.services
  // The table is missing, as after a failed migration.
  await prisma.$executeRaw`ALTER TABLE share_links RENAME COLUMN hash TO secret_hash`
  const unexpected = {
    message: "Une erreur inattendue s'est produite",
    locations: expect.anything(),
    extensions: { code: 'INTERNAL' },
  }
  // The fourth execution is compiled (execution/executor.ts).
  for (let time = 1; time <= 4; time += 1) {
    const { errors } = await owner.mutate(
      'createShareLink',
      { animalUuid: cat },
      'shareLink { token }',
    )
    expect(errors).toEqual([{ ...unexpected, path: ['createShareLink'] }])
    const read = await owner.graphql('{ viewer { shareLink(uuidOrToken: "x") { token } } }')
    expect(read.errors).toEqual([{ ...unexpected, path: ['viewer', 'shareLink'] }])
    const response = await fetch(`${app.url}/api/animals/${cat}/share`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await owner.token()}` },
    })
    expect(await response.json()).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      detail: unexpected.message,
    })
  }
  await prisma.$executeRaw`ALTER TABLE share_links RENAME COLUMN secret_hash TO hash`
})

/** Returns what a client sees of the attempt's error. */
async function seenOf(attempt: () => Promise<unknown>) {
  const error: unknown = await attempt().catch((thrown: unknown) => thrown)
  const { code, isUnforeseen } = classifyError(error)
  return [code, isUnforeseen, publicMessage(code, (error as Error).message)]
}

test('a row that is deleted concurrently, or whose parent is, is NOT_FOUND and no internal error', async () => {
  const { prisma } = app.services
  const [id, animalId] = [randomUUID(), randomUUID()]
  const attempts = [
    () => prisma.animal.delete({ where: { id } }),
    () =>
      prisma.weight.create({
        data: { id, animalId, grams: 4200, date: app.clock.now, createdAt: app.clock.now },
      }),
  ]
  for (const attempt of attempts)
    expect(await seenOf(attempt)).toEqual(['NOT_FOUND', false, 'Introuvable'])
})

test('a request whose account is deleted concurrently has no session any more', async () => {
  const { prisma } = app.services
  const [id, userId, createdAt] = [randomUUID(), randomUUID(), app.clock.now]
  const attempts = [
    () => prisma.user.update({ where: { id: userId }, data: { firstName: 'Ada' } }),
    () =>
      prisma.animal.create({ data: { id, userId, name: 'Félix', species: 'animal', createdAt } }),
    () => prisma.photoUpload.create({ data: { hash: 'x', userId, expiresAt: createdAt } }),
  ]
  for (const attempt of attempts)
    expect(await seenOf(attempt)).toEqual(['UNAUTHENTICATED', false, 'Session expirée'])
})

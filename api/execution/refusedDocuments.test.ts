import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

// Requests that name their document by an id or a hash, or use operations that the graph does not
// have.

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const query = '{ __typename }'

async function outcomeOf(response: Response) {
  const { data, errors } = (await response.json()) as {
    data?: unknown
    errors?: { message: string; extensions: { code: string } }[]
  }
  return {
    status: response.status,
    data,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  }
}
const post = async (body: object) =>
  outcomeOf(
    await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
const get = async (search: Record<string, string>) =>
  outcomeOf(
    await fetch(`${app.url}/graphql?${String(new URLSearchParams(search))}`, {
      headers: { 'apollo-require-preflight': '1' },
    }),
  )
const hashed = (sha256Hash: unknown, version: unknown = 1) => ({
  persistedQuery: { version, sha256Hash },
})

test('a subscription is refused', async () => {
  const refused = {
    status: 400,
    code: 'VALIDATION',
    message: 'Le graphe n’offre pas d’abonnement (subscription)',
  }
  for (const text of [
    'subscription { viewer { email } }',
    'subscription Name { a }',
    `query A ${query} subscription B { a }`,
  ]) {
    expect(
      await post({ query: text, operationName: text.startsWith('query') ? 'B' : undefined }),
    ).toMatchObject(refused)
  }
  expect(await get({ query: 'subscription { a }' })).toMatchObject(refused)
})

test('an id of no build is refused', async () => {
  for (const id of ['x', '', 3, null, {}, ['x'], '__proto__', 'constructor']) {
    expect(await post({ id })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: 'Requête inconnue\u00a0: rechargez la page.',
    })
  }
})

test('an invalid hash is refused, by POST and by GET', async () => {
  const odd = [
    'x',
    true,
    [],
    {},
    { version: 1 },
    hashed(3).persistedQuery,
    hashed({}).persistedQuery,
    hashed('x').persistedQuery,
    hashed(sha256(query), 2).persistedQuery,
    hashed(sha256(query).toUpperCase()).persistedQuery,
  ]
  for (const persistedQuery of odd) {
    const refused = { status: 400, code: 'MALFORMED', message: 'Requête illisible' }
    for (const text of [{}, { query }] as Record<string, string>[]) {
      expect([
        persistedQuery,
        await post({ ...text, extensions: { persistedQuery } }),
      ]).toMatchObject([persistedQuery, refused])
      expect([
        persistedQuery,
        await get({ ...text, extensions: JSON.stringify({ persistedQuery }) }),
      ]).toMatchObject([persistedQuery, refused])
    }
  }
  for (const extensions of ['{', '[[', 'x'])
    expect(await get({ query, extensions })).toMatchObject({ status: 400, code: 'MALFORMED' })
})

test('a hash of another text is refused', async () => {
  const refused = {
    status: 400,
    code: 'VALIDATION',
    message: 'Ce n’est pas l’empreinte de cette requête',
  }
  expect(await post({ query, extensions: hashed(sha256('{ viewer { email } }')) })).toMatchObject(
    refused,
  )
  expect(await get({ query, extensions: JSON.stringify(hashed(sha256('x'))) })).toMatchObject(
    refused,
  )
})

test('an unknown hash is refused, and accepted once its text was sent', async () => {
  const text = '{ __typename again: __typename }'
  const extensions = hashed(sha256(text))
  // On this code, Apollo's clients send the text.
  expect(await post({ extensions })).toMatchObject({
    status: 200,
    code: 'NOT_FOUND',
    message: 'PersistedQueryNotFound',
  })
  expect(await post({ query: text, extensions })).toMatchObject({
    status: 200,
    data: { again: 'Query' },
  })
  expect(await post({ extensions })).toMatchObject({ status: 200, data: { again: 'Query' } })
  expect(await get({ extensions: JSON.stringify(extensions) })).toMatchObject({
    status: 200,
    data: { again: 'Query' },
  })
})

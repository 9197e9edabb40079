import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'
import { checkPassword, maxPendingChecks, hashPassword } from './passwords'

// How many passwords are hashed in parallel, how many wait, and what is refused.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('two hashes run and fifty wait; further ones are refused at once, and later ones are accepted again', async () => {
  const ended: string[] = []
  const hashes = Array.from({ length: 60 }, () =>
    hashPassword('correct horse').then(
      () => ended.push('hashed'),
      (refusal: { extensions: { code: string } }) => ended.push(refusal.extensions.code),
    ),
  )
  await Promise.all(hashes)
  expect(ended).toEqual([...Array(8).fill('UNAVAILABLE'), ...Array(52).fill('hashed')])
  expect(await checkPassword('correct horse', await hashPassword('correct horse'))).toBe(true)
}, 60_000)

test('an unknown account takes as much work as a known one, and its password is never correct', async () => {
  expect(await checkPassword('correct horse', null)).toBe(false)
  expect(await checkPassword('', null)).toBe(false)
})

test('while the queue is full, every sign-in is 503 with Retry-After, and reads continue', async () => {
  const { accessToken, email } = await app.register()
  const stopLoad = new AbortController()
  const keepFull = async () => {
    while (!stopLoad.signal.aborted) await hashPassword('correct horse')
  }
  const load = Promise.all(Array.from({ length: 52 }, keepFull))
  for (const address of [email, 'personne@example.org']) {
    const body = JSON.stringify({ email: address, password: 'correct horse' })
    const refused = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.json()).toMatchObject({
      code: 'UNAVAILABLE',
      detail: 'Le service est momentanément indisponible. Veuillez réessayer.',
    })
  }
  expect((await app.graphql('{ viewer { email } }', {}, accessToken)).data.viewer).toEqual({
    email,
  })
  stopLoad.abort()
  await load
}, 60_000)

test('bursts of sign-ins beyond the queue get 503 with Retry-After, while reads are served', async () => {
  const { accessToken, email } = await app.register()
  const signIn = async (_: unknown, index: number) => {
    const body = JSON.stringify({
      email: `personne${index}@example.org`,
      password: 'correct horse',
    })
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { code } = (await response.json()) as { code: string }
    return [response.status, code, response.headers.get('retry-after')].join(' ')
  }
  const burst = (size: number) => Promise.all(Array.from({ length: size }, signIn))
  const stopLoad = new AbortController()
  const keepFull = async () => {
    while (!stopLoad.signal.aborted) await hashPassword('correct horse')
  }
  const load = Promise.all(Array.from({ length: maxPendingChecks }, keepFull))
  const [outcomes, read] = await Promise.all([
    burst(70),
    app.graphql('{ viewer { email } }', {}, accessToken),
  ])
  expect(new Set(outcomes)).toEqual(new Set(['503 UNAVAILABLE 5']))
  expect(read).toMatchObject({ status: 200, data: { viewer: { email } } })
  stopLoad.abort()
  await load

  const later = await burst(70)
  const checked = later.filter((outcome) => outcome === '401 BAD_CREDENTIALS ')
  expect(checked.length).toBeGreaterThanOrEqual(maxPendingChecks)
  const refused = later.filter((outcome) => outcome === '503 UNAVAILABLE 5')
  expect(refused).toHaveLength(70 - checked.length)
}, 60_000)

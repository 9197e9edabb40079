import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

test('a page accepts GET and no other method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await fetch(`${app.url}/home`, { method })
    expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
      405,
      'GET, HEAD',
      'Méthode non autorisée',
    ])
  }
})

test('a missing file is refused in French', async () => {
  const response = await fetch(`${app.url}/assets/nothing.js`)
  expect([response.status, await response.text()]).toEqual([404, 'Introuvable'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.close())

test.each([
  ['POST', '/home', 405, 'Méthode non autorisée'],
  ['GET', '/assets/nothing.js', 404, 'Introuvable'],
])('%s %s is refused in French', async (method, path, status, message) => {
  const response = await fetch(app.url + path, { method })
  expect([response.status, await response.text()]).toEqual([status, message])
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

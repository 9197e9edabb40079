import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatWeight, parseWeight } from '#shared/weight/weightValue'
import { createRestClient, type RestClient } from '../testing/restClient'
import { createTestApp, type TestApp } from '../testing/testApp'
import { routes } from './routes'

// The list was copied from the specification, not from the router (product/interfaces 2.7): a call
// that is not served fails here. The responses are tested in statuses.test.ts.

const documented: Record<string, string[]> = {
  'accounts, cats, links and alerts': [
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/logout',
    'POST /api/auth/refresh',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'GET /api/auth/google',
    'GET /api/users/me',
    'PATCH /api/users/me',
    'GET /api/animals',
    'GET /api/animals/{id}',
    'POST /api/animals',
    'PATCH /api/animals/{id}',
    'DELETE /api/animals/{id}',
    'PUT /api/animals/{id}/photo',
    'POST /api/animals/{id}/photo/upload',
    'POST /api/blob-upload',
    'GET /api/animals/{id}/measurements',
    'GET /api/animals/{id}/weights',
    'POST /api/animals/{id}/weights',
    'POST /api/animals/{id}/share',
    'GET /api/animals/{id}/share-tokens',
    'DELETE /api/animals/{id}/share/{token}',
    'GET /api/share/{id}',
    'DELETE /api/share/{id}',
    'GET /api/animals/{id}/treatments',
    'POST /api/animals/{id}/treatments',
    'GET /api/animals/{id}/treatments/{tid}',
    'PATCH /api/animals/{id}/treatments/{tid}',
    'POST /api/animals/{id}/treatments/{tid}/stop',
    'GET /api/animals/{id}/doses',
    'POST /api/animals/{id}/doses',
    'DELETE /api/animals/{id}/doses/{did}',
    'GET /api/alerts',
    'PATCH /api/alerts/{id}/read',
    'PATCH /api/alerts/{id}/dismiss',
    'GET /api/health',
    'GET /api/admin/time-override',
    'POST /api/admin/time-override',
    'DELETE /api/admin/time-override',
  ],
  'the daily entry and the shared record': [
    'GET /api/animals',
    'GET /api/animals/{animalId}',
    'GET /api/animals/{animalId}/measurements',
    'GET /api/animals/{animalId}/alerts',
    'POST /api/animals/{animalId}/measurements',
    'PUT /api/animals/{animalId}/measurements/{measurementId}',
    'POST /api/animals/{animalId}/share',
    'GET /api/shared/{shareId}',
    'GET /api/share/{id}',
    'DELETE /api/share/{id}',
    'POST /api/auth/reset-password',
    'POST /api/auth/forgot-password',
    'GET /api/animals/{id}/weights',
    'POST /api/animals/{id}/weights',
    'GET /api/alerts',
    'PATCH /api/alerts/{id}/read',
    'PATCH /api/alerts/{id}/dismiss',
    'POST /api/animals/{id}/photo/upload',
    'PUT /api/animals/{id}/photo',
    'POST /api/upload-url',
    'GET /api/health',
  ],
  // The id of a merged entry stays an alias: GET, PUT, POST.
  'an entry by its id or an alias (product/entries 1.3)': [
    'GET /api/animals/{id}/measurements/{mid}',
  ],
  'the calls of the interfaces': [
    'POST /api/auth/register',
    'POST /api/auth/login',
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-email',
    'POST /api/auth/change-password',
    'POST /api/auth/logout-all',
    'GET /api/users/me',
    'PATCH /api/users/me',
    'DELETE /api/users/me',
    'GET /api/users/me/sessions',
    'DELETE /api/users/me/sessions/{id}',
    'GET /api/users/me/export',
    'GET /api/animals',
    'GET /api/animals/{id}',
    'POST /api/animals',
    'PATCH /api/animals/{id}',
    'DELETE /api/animals/{id}',
    'PUT /api/animals/{id}/photo',
    'POST /api/animals/{id}/photo/upload',
    'POST /api/blob-upload',
    'POST /api/upload-url',
    'PUT /api/fallback-upload/{key}',
    'GET /api/animals/{id}/measurements',
    'POST /api/animals/{id}/measurements',
    'PUT /api/animals/{id}/measurements/{mid}',
    'DELETE /api/animals/{id}/measurements/{mid}',
    'GET /api/animals/{id}/weights',
    'POST /api/animals/{id}/weights',
    'DELETE /api/animals/{id}/weights/{wid}',
    'GET /api/animals/{id}/alerts',
    'GET /api/animals/{id}/watches',
    'PUT /api/animals/{id}/memory',
    'DELETE /api/animals/{id}/memory',
    'GET /api/alerts',
    'PATCH /api/alerts/{id}/read',
    'PATCH /api/alerts/{id}/dismiss',
    'POST /api/animals/{id}/share',
    'GET /api/animals/{id}/share-tokens',
    'DELETE /api/animals/{id}/share/{token}',
    'GET /api/share/{id}',
    'DELETE /api/share/{id}',
    'GET /api/shared/{token}',
    'GET /api/admin/time-override',
    'POST /api/admin/time-override',
    'DELETE /api/admin/time-override',
    'GET /api/health',
    'GET /api/openapi.json',
  ],
}

/** These calls are not in the specification: screens, calendars, tools or operators need them. */
const undocumented = [
  'POST /api/push/answers',
  'POST /api/push/renewal',
  'GET /api/animals/{id}/visit',
  'GET /api/animals/{id}/circle',
  'POST /api/animals/{id}/circle/invitations',
  'DELETE /api/animals/{id}/circle/invitations/{iid}',
  'DELETE /api/animals/{id}/circle/members/{member}',
  'DELETE /api/animals/{id}/circle',
  'GET /api/invitations/{token}',
  'POST /api/memberships',
  'POST /api/users/me/import',
  'POST /api/animals/{id}/import',
  'DELETE /api/animals/{id}/import/{import}',
  'GET /api/calendar/{calendar}',
  'POST /api/shared/{token}/proposals',
  'GET /api/animals/{id}/proposals',
  'POST /api/animals/{id}/proposals/{pid}/decision',
  'GET /api/animals/{id}/limits',
  'DELETE /api/animals/{id}/limits',
  'GET /api/animals/{id}/care',
  'GET /api/animals/{id}/stocks',
  'PUT /api/animals/{id}/stocks/{course}',
  'POST /api/animals/{id}/stocks/{course}/changes',
  'DELETE /api/animals/{id}/stocks/{course}',
  'GET /api/animals/{id}/labs',
  'POST /api/animals/{id}/labs',
  'PATCH /api/animals/{id}/labs/{lid}',
  'DELETE /api/animals/{id}/labs/{lid}',
  'GET /api/animals/{id}/lab-remarks',
  'GET /api/animals/{id}/iris',
  'PUT /api/animals/{id}/iris',
  'DELETE /api/animals/{id}/iris',
  'POST /api/shared/{token}/code',
  'POST /api/auth/request-verification',
  'POST /api/auth/restore-email',
  'DELETE /api/users/me/pending-email',
  'GET /api/auth/google/callback',
  'PATCH /api/animals/{id}/watches/{rule}/aside',
  'GET /api/config',
  'GET /api/docs',
  'GET /api/docs/{file}',
  'GET /photos/{file}',
  'GET /metrics',
]

/** The names of parameters differ between the documents. */
const shape = (call: string) => call.replace(/\{\w+\}|:\w+/g, '{}')
const served = routes.map(({ method, path }) => shape(`${method} ${path}`))

let app: TestApp
let call: RestClient
beforeAll(async () => {
  app = await createTestApp()
  call = await createRestClient(app)
})
afterAll(() => app.close())

describe.each(Object.entries(documented))('%s', (_, calls) => {
  test.each(calls)('%s', (documentedCall) => {
    expect(served).toContain(shape(documentedCall))
  })
})

test('every other call is in the list of additional calls', () => {
  const known = new Set([...Object.values(documented).flat(), ...undocumented].map(shape))
  expect(served.filter((call) => !known.has(call))).toEqual([])
  expect(new Set(served).size).toBe(served.length)
})

test('an undocumented path is unknown', async () => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/animals/x/y/z',
    '/api/animals/%zz',
    '/api/%',
  ]) {
    const { status, body } = await call(`GET ${path}`)
    expect([path, status, body]).toEqual([
      path,
      404,
      {
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'Introuvable',
        code: 'NOT_FOUND',
      },
    ])
  }
})

const examplesIn = (part: unknown): unknown[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) =>
        key === 'example' ? [value] : examplesIn(value),
      )

test('the examples of responses have texts that the server could send', async () => {
  const { paths } = (await call('GET /api/openapi.json')).body
  const examples = JSON.stringify(examplesIn(paths))
  expect(examples).not.toContain('"texte"')
  expect(examples).toContain('{"message":"Si cette adresse email est associée à un compte')
  expect(examples).toContain('"because":"one-result"')
  const health = paths['/api/health'].get.responses
  expect(examplesIn(health)).toEqual([
    { status: 'ok', database: 'ok', version: '0.1.0' },
    { status: 'unavailable', database: 'unavailable', version: '0.1.0' },
  ])
  const weights = [...examples.matchAll(/"weight":"([\d.]+)"/g)].map(([, weight]) => weight!)
  expect([...new Set(weights)]).toEqual([formatWeight(parseWeight(weights[0]!)!)])
})

test('the OpenAPI document is created once', async () => {
  await call('GET /api/openapi.json')
  const row = routes[0]!
  const { summary } = row
  let readings = 0
  Object.defineProperty(row, 'summary', {
    configurable: true,
    enumerable: true,
    get: () => ((readings += 1), summary),
  })
  const { body } = await call('GET /api/openapi.json')
  Object.defineProperty(row, 'summary', { value: summary })
  expect(JSON.stringify(body)).toContain(summary)
  expect(readings).toBe(0)
})

// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { outcomeOfError } from '../../offline/queue/outcome'
import type { NoResponseError } from './graphqlError'
import { post } from './post'

const operation = {
  id: 'hash',
  name: 'saveMutation',
  text: null,
  operationKind: 'mutation',
  metadata: {},
} as const
const send = () => post(operation, {}, null)

function network(body: string, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test.each([
  ['a page', '<h1>Bienvenue</h1>'],
  ['a JSON of its own', '{"status":"login required"}'],
  ['a word', '"ok"'],
  ['nothing', 'null'],
  ['errors that are not ours', '{"errors":["blocked"]}'],
  ['data that is none', '{"data":"ok"}'],
])('a network’s own response counts as none: %s', async (_, body) => {
  network(body)
  await expect(send()).rejects.toMatchObject({
    name: 'NoResponseError',
  } satisfies Partial<NoResponseError>)
})

const halfBody = '{"data":{"createMeas'
const cutStream = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode(halfBody)),
    pull: (body) => body.error(new TypeError('network error')),
  })

test.each([
  ['the connection was cut', cutStream],
  ['a proxy ended it in good order', () => halfBody],
])('a response that ends early counts as none: %s', async (_, body) => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(body(), { status: 200, headers: { 'Content-Type': 'application/json' } }),
  )
  const error = await send().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'NoResponseError', status: null })
  expect(outcomeOfError(error)).toEqual({ kind: 'cutOff' })
})

test('an older build that does not have the query counts as no response, and is retried at once', async () => {
  network('{"errors":[{"message":"Requête inconnue","extensions":{"code":"NOT_FOUND"}}]}', {
    status: 404,
  })
  const error = await send().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'NoResponseError' })
  expect(outcomeOfError(error)).toEqual({ kind: 'cutOff' })
})

test.each([
  ['seconds', '120', 120],
  ['a moment that is past', 'Wed, 12 Mar 2025 07:00:00 GMT', 0],
  ['nonsense', 'bientôt', null],
])('the Retry-After of a proxy is read, in %s', async (_, header, seconds) => {
  network('<h1>503</h1>', { status: 503, headers: { 'Retry-After': header } })
  await expect(send()).rejects.toMatchObject({ retryAfterS: seconds })
})

test('a response carries its status and its Retry-After', async () => {
  network('{"errors":[{"message":"Trop","extensions":{"code":"RATE_LIMITED"}}]}', {
    status: 429,
    headers: { 'Retry-After': '7' },
  })
  expect(await send()).toMatchObject({ status: 429, retryAfterS: 7, isRefused: false })
})

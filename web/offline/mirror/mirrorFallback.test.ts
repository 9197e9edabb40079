// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import {
  commitMutation,
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
} from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import clock from '../../__generated__/TestModeQuery.graphql'
import save from '../../__generated__/useCreateMeasurementMutation.graphql'
import verify from '../../__generated__/useVerifyEmailMutation.graphql'
import request from '../../__generated__/viewerQuery.graphql'
import { paramsOf } from '../../base/network/post'
import { clearTokens, storeTokens } from '../../base/network/tokens'
import { fetchWithSession } from '../../base/relay/fetchWithSession'
import { fetchToEnd } from '../testing/fetchToEnd'
import {
  clockData,
  viewerData,
  respondWith,
  errorResponse,
  respondWithError,
  respondWithSuccess,
} from '../testing/serverResponses'
import { createEnvironment, persistNow } from './environment'
import { readMirror } from './mirrorDatabase'
import { isAllFromServer, mirroredSince, retryAfterMs } from './responseSource'

const environments: Environment[] = []
let environment: Environment
function begin(account = 'owner'): void {
  environment = createEnvironment(account)
  environments.push(environment)
}
const fetchQueryToEnd = (question: GraphQLTaggedNode = request) => fetchToEnd(environment, question)
const { viewer } = viewerData
const newEmail = 'neuve@chats.fr'
const emailOf = (data: unknown) => (data as typeof viewerData).viewer.email
const since = ({ params }: { params: { id?: string | null } }) =>
  mirroredSince({ id: params.id, variables: {} })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  storeTokens({
    accessToken: `x.${btoa(JSON.stringify({ sub: 'owner', exp: 4e9 }))}.x`,
    refreshToken: 'r',
  })
  begin()
})
afterEach(async () => {
  // The store of a test must not write into the mirror of the next one.
  for (const one of environments.splice(0)) await persistNow(one).catch(() => null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearTokens()
})

test.each([
  ['its database is unavailable', 503, { data: null, errors: [errorResponse('UNAVAILABLE')] }],
  ['it is rate-limited', 429, { errors: [errorResponse('RATE_LIMITED')] }],
  ['its own fault', 500, { errors: [errorResponse('INTERNAL')] }],
  [
    'it refuses the query as a whole',
    200,
    { data: { viewer: null }, errors: [errorResponse('VALIDATION', ['viewer'])] },
  ],
  ['it is of an older build, which lacks the query', 404, { errors: [errorResponse('NOT_FOUND')] }],
  [
    'it responds without a viewer',
    200,
    { data: { viewer: null }, errors: [errorResponse('UNAVAILABLE')] },
  ],
])('while our server fails (%s), the device responds and shows this', async (_, status, body) => {
  respondWithSuccess()
  await fetchQueryToEnd()
  respondWith(status, body)
  expect([emailOf(await fetchQueryToEnd()), since(request)]).toEqual([
    viewer.email,
    expect.any(String),
  ])
  respondWithSuccess()
  expect([emailOf(await fetchQueryToEnd()), since(request)]).toEqual([viewer.email, null])
})

test.each([
  ['UNAVAILABLE', 503],
  ['VALIDATION', 200],
])(
  'a field that the mirror lacks is the server’s error, which ends no session (%s)',
  async (code, status) => {
    respondWith(status, { data: { viewer: null }, errors: [errorResponse(code, ['viewer'])] })
    await expect(fetchQueryToEnd()).rejects.toMatchObject({
      source: { errors: [{ extensions: { code } }] },
    })
  },
)

test('a refusal of the server is returned, not the device’s response', async () => {
  respondWithSuccess()
  await fetchQueryToEnd()
  respondWith(200, { data: null, errors: [errorResponse('NOT_FOUND')] })
  await expect(fetchQueryToEnd()).rejects.toThrow()
  expect(since(request)).toBeNull()
})

test('a response is persisted while the store still changes: it does not wait for a later one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  respondWithSuccess()
  await fetchQueryToEnd()
  for (let times = 0; times < 12; times += 1) {
    environment.commitPayload(createOperationDescriptor(getRequest(request), {}), viewerData)
    await vi.advanceTimersByTimeAsync(200)
  }
  vi.useRealTimers()
  expect((await readMirror('owner'))?.records['Viewer']).toMatchObject({ email: viewer.email })
})

test('a response to one query does not make the response to another newer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T07:00:00Z') })
  respondWithSuccess()
  await fetchQueryToEnd()
  vi.setSystemTime(new Date('2025-03-12T09:00:00Z'))
  respondWith(200, { data: clockData })
  await fetchQueryToEnd(clock)
  vi.setSystemTime(new Date('2025-03-12T09:05:00Z'))
  respondWithError()
  await fetchQueryToEnd()
  expect(since(request)).toBe('2025-03-12T07:00:00.000Z')
  respondWith(200, { data: clockData })
  await fetchQueryToEnd(clock)
  expect([since(clock), since(request)]).toEqual([null, '2025-03-12T07:00:00.000Z'])
  // A screen whose query was never sent shows data of the store.
  expect(mirroredSince({ id: 'another', variables: {} })).toBe('2025-03-12T07:00:00.000Z')
  expect(mirroredSince(null)).toBeNull()
})

test('the time of a response survives the tab', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T07:00:00Z') })
  respondWithSuccess()
  await fetchQueryToEnd()
  vi.setSystemTime(new Date('2025-03-12T09:00:00Z'))
  respondWith(200, { data: clockData })
  await fetchQueryToEnd(clock)
  await persistNow(environment)
  begin()
  respondWithError()
  expect(emailOf(await fetchQueryToEnd())).toBe(viewer.email)
  expect(since(request)).toBe('2025-03-12T07:00:00.000Z')
})

test('the device completes a response that has an error', async () => {
  respondWithSuccess()
  await fetchQueryToEnd()
  respondWithError({ viewer: { ...viewer, email: newEmail, isAdmin: null } }, ['viewer', 'isAdmin'])
  // Relay warns in development where a response lacks a field.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(emailOf(await fetchQueryToEnd())).toBe(newEmail)
  expect(environment.getStore().getSource().get('Viewer')).toMatchObject({
    email: newEmail,
    isAdmin: false,
  })
  expect(since(request)).not.toBeNull()
})

test('while requests are pending or have no response, not all data count as the server’s', async () => {
  respondWithSuccess()
  expect(await isAllFromServer(async () => void fetchQueryToEnd())).toBe(true)
  respondWithError()
  expect(await isAllFromServer(async () => void fetchQueryToEnd())).toBe(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await isAllFromServer(async () => void fetchQueryToEnd().catch(() => null))).toBe(false)
})

test('Retry-After counts, although the device responds', async () => {
  respondWithSuccess()
  await fetchQueryToEnd()
  const body = { data: null, errors: [errorResponse('UNAVAILABLE')] }
  vi.stubGlobal('fetch', async () =>
    Response.json(body, { status: 503, headers: { 'Retry-After': '120' } }),
  )
  vi.useFakeTimers({ toFake: ['Date'] })
  await fetchQueryToEnd()
  expect(retryAfterMs()).toBe(120_000)
})

test('a pause is at most a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T07:00:00Z') })
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { errors: [errorResponse('UNAVAILABLE')] },
      { status: 503, headers: { 'Retry-After': '86400' } },
    ),
  )
  await fetchQueryToEnd().catch(() => null)
  expect(retryAfterMs()).toBe(900_000)
  vi.setSystemTime(new Date('2025-03-11T07:00:00Z'))
  expect(retryAfterMs()).toBe(0)
})

test('a late response for a former account does not affect the next one’s screens', async () => {
  respondWithSuccess()
  await fetchQueryToEnd()
  let refuse = (_: Error) => {}
  vi.stubGlobal('fetch', () => new Promise((_, reject) => (refuse = reject)))
  const query = fetchQueryToEnd()
  begin('berta')
  refuse(new TypeError('no network'))
  await query
  expect([since(request), mirroredSince({ id: 'another', variables: {} })]).toEqual([null, null])
})

const saved = { createMeasurement: { measurement: { uuid: 'm', id: 'M' }, kept: 'current' } }
const commitToEnd = () =>
  new Promise<void>((resolve) => {
    const onDone = () => resolve()
    commitMutation(environment, {
      mutation: save,
      variables: { input: {}, shown: false },
      onCompleted: onDone,
      onError: onDone,
    })
  })

test.each([
  ['Relay', saved, commitToEnd],
  ['a page without Relay', {}, () => fetchWithSession(paramsOf(verify), { input: {} })],
])(
  'a query is requested again if a mutation of %s had a response before it',
  async (_, data, send) => {
    const resolvers: ((body: object) => void)[] = []
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => resolvers.push((body) => resolve(Response.json(body)))),
    )
    const query = fetchQueryToEnd()
    await expect.poll(() => resolvers).toHaveLength(1)
    const sent = send()
    await expect.poll(() => resolvers).toHaveLength(2)
    resolvers[1]!({ data })
    await sent
    resolvers[0]!({ data: viewerData })
    await expect.poll(() => resolvers).toHaveLength(3)
    resolvers[2]!({ data: { viewer: { ...viewer, email: newEmail } } })
    expect(emailOf(await query)).toBe(newEmail)
  },
)

test('a request that timed out is aborted', async () => {
  let requestSignal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    requestSignal = signal
    return new Promise(() => {})
  })
  const { dispose } = commitMutation(environment, { mutation: save, variables: { input: {} } })
  await expect.poll(() => requestSignal?.aborted).toBe(false)
  dispose()
  expect(requestSignal?.aborted).toBe(true)
})

test('data that could not be stored do not count as stored', async () => {
  respondWithSuccess()
  await fetchQueryToEnd()
  await persistNow(environment)
  Reflect.deleteProperty(globalThis, 'indexedDB')
  await expect(persistNow(environment)).rejects.toThrow()
})

test('an outdated tab overwrites only its own responses', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T07:00:00Z') })
  respondWithSuccess()
  await fetchQueryToEnd()
  const outdatedTab = environment
  await persistNow(outdatedTab)
  vi.setSystemTime(new Date('2025-03-12T19:00:00Z'))
  begin()
  respondWith(200, { data: { viewer: { ...viewer, email: newEmail } } })
  await fetchQueryToEnd()
  await persistNow(environment)
  const keptEmail = async () => (await readMirror('owner'))?.records['Viewer']?.['email']

  await persistNow(outdatedTab)
  expect(await keptEmail()).toBe(newEmail)
  // Without a network it shows the persisted data, and overwrites nothing with them.
  respondWithError()
  environment = outdatedTab
  expect(emailOf(await fetchQueryToEnd())).toBe(newEmail)
  await persistNow(outdatedTab)
  expect(await keptEmail()).toBe(newEmail)
  environment.commitPayload(createOperationDescriptor(getRequest(request), {}), {
    viewer: { ...viewer, email: 'saisie@chats.fr' },
  })
  await persistNow(outdatedTab)
  expect(await keptEmail()).toBe('saisie@chats.fr')
})
